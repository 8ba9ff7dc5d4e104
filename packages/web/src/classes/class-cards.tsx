import type { OwnUser } from '@duologue/contract/accounts'
import type { ClassCard as Card } from '@duologue/contract/classes'
import { classTexts as texts } from '@duologue/domain/messages/classes/classes'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Client } from '../api/client'
import { LoadFailed } from '../ui/feedback/load-failed'
import { NothingFound } from '../ui/lists/nothing-found'
import { ClassCard } from './class-card'
import styles from './class-card.module.css'
import { classListQuery } from './list-classes-query'

const teaches = ({ role }: Card) => role === 'teacher' || role === 'coTeacher'

/** The classes of a teacher or a student as cards, archived ones closed below; without any, what to do next (classes.md#dashboard). */
export function ClassCards({
  client,
  user,
  factsOf,
}: {
  client: Client
  user: OwnUser
  /** How a class stands that they teach, by its id. */
  factsOf: (id: string) => ReactNode
}) {
  const { data, isPending, refetch } = useQuery(classListQuery(client, user.id))
  if (isPending)
    return (
      <ul className={styles.grid} aria-busy="true">
        {['first', 'second', 'third'].map(key => (
          <li key={key} className={styles.waiting} aria-hidden="true" />
        ))}
      </ul>
    )
  if (!data) return <LoadFailed message={texts.loadFailed} onRetry={() => void refetch()} />
  if (data.total === 0) {
    const isTeacher = user.type === 'teacher'
    return (
      <NothingFound
        title={isTeacher ? texts.noClassesTaught : texts.noClassesEnrolled}
        hint={isTeacher ? texts.noClassesTaughtHint : texts.noClassesEnrolledHint}
      />
    )
  }
  const archived = data.classes.filter(({ isArchived }) => isArchived)
  return (
    <>
      <Cards cards={data.classes.filter(({ isArchived }) => !isArchived)} factsOf={factsOf} />
      {archived.length > 0 ? (
        <details className={styles.archived}>
          <summary>{texts.archivedClasses(archived.length)}</summary>
          <Cards cards={archived} />
        </details>
      ) : null}
    </>
  )
}

function Cards({
  cards,
  factsOf,
}: {
  cards: readonly Card[]
  factsOf?: (id: string) => ReactNode
}) {
  if (cards.length === 0) return null
  return (
    <ul className={styles.grid}>
      {cards.map(card => (
        <li key={card.id}>
          <ClassCard card={card} isTeacher={teaches(card)}>
            {teaches(card) ? factsOf?.(card.id) : null}
          </ClassCard>
        </li>
      ))}
    </ul>
  )
}
