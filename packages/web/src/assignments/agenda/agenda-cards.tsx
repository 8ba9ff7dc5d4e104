import type { Agenda } from '@duologue/contract/assignments'
import { assignmentTexts as texts } from '@duologue/domain/messages/assignments/assignments'
import { shell } from '@duologue/domain/messages/site/shell'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Client } from '../../api/client'
import button from '../../ui/button.module.css'
import { LoadFailed } from '../../ui/feedback/load-failed'
import styles from '../../ui/next-cards.module.css'
import { inAnyLanguage } from '../../ui/written-in'
import { thingOf } from '../assign/assignable'
import { OpenAssignment } from '../open-assignment'
import { daysAway } from '../today-here'
import { factsOf, nextDue } from './class-facts'
import { agendaQuery } from './get-agenda-query'

/** One thing to do. */
function Due({ due: { assignment, class: of } }: { due: Agenda['due'][number] }) {
  const { dateDue, timeZone, requirement, requiredScore } = assignment
  return (
    <li className={styles.card}>
      <p className={styles.when}>{texts.dueAway(daysAway(dateDue, timeZone))}</p>
      <h3 {...inAnyLanguage}>{thingOf(assignment)?.title}</h3>
      <p className={styles.facts}>
        {texts.asks(requirement, requiredScore)} ·{' '}
        <Link to="/classes/$classId/student" params={{ classId: of.id }} {...inAnyLanguage}>
          {of.name}
        </Link>
      </p>
      <OpenAssignment assignment={assignment} className={button.primary ?? ''}>
        {texts.play}
      </OpenAssignment>
    </li>
  )
}

/** How one class stands. */
function Taught({ taught }: { taught: Agenda['taught'][number] }) {
  const { id, name, open, missed } = taught
  return (
    <li className={styles.card}>
      <p className={styles.when}>{nextDue(taught)}</p>
      <h3 {...inAnyLanguage}>{name}</h3>
      <p className={styles.facts}>{factsOf(taught)}</p>
      <Link
        to="/classes/$classId/teacher"
        params={{ classId: id }}
        search={open + missed > 0 ? { tab: 'results' } : {}}
        className={button.secondary}
        aria-label={texts.openClass(name)}
      >
        {texts.look}
      </Link>
    </li>
  )
}

/** How many of something, and the way there. */
function Plain({ words, children }: { words: string; children: ReactNode }) {
  return (
    <li className={styles.card}>
      <h3>{words}</h3>
      {children}
    </li>
  )
}

/** What is next in the own classes (assignments.md#agenda), as cards. */
export function AgendaCards({
  client,
  user,
  cards,
}: {
  client: Client
  user: string
  /** Awesome Cards that the user has as a student. */
  cards: number
}) {
  const { data, isPending, refetch } = useQuery(agendaQuery(client, user))
  if (isPending) return <li className={styles.place} aria-busy="true" />
  if (!data) {
    return (
      <li className={styles.wide}>
        <LoadFailed message={texts.loadFailed} onRetry={() => void refetch()} />
      </li>
    )
  }
  const { due, dueTotal, taught } = data
  return (
    <>
      {due.map(one => (
        <Due key={one.assignment.id} due={one} />
      ))}
      {dueTotal > due.length ? (
        <Plain words={texts.agendaMore(dueTotal - due.length)}>
          <Link to="/classes" className={button.secondary}>
            {shell.classes}
          </Link>
        </Plain>
      ) : null}
      {cards > 0 ? (
        <Plain words={texts.agendaCards(cards)}>
          <Link to="/shop" className={button.secondary}>
            {shell.store}
          </Link>
        </Plain>
      ) : null}
      {taught.map(one => (
        <Taught key={one.id} taught={one} />
      ))}
    </>
  )
}
