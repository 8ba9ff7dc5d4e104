import type { OwnUser } from '@duologue/contract/accounts'
import { assignmentTexts as texts } from '@duologue/domain/messages/assignments/assignments'
import type { ReactNode } from 'react'
import type { Client } from '../../api/client'
import cards from '../../ui/next-cards.module.css'
import { AgendaCards } from './agenda-cards'
import styles from './next-band.module.css'

/**
 * What its reader may do next, as cards (site.md#what-is-next): of their classes, and of other rooms as `children`.
 * Without any it is not there.
 */
export function NextBand({
  client,
  user,
  children,
}: {
  client: Client
  user: OwnUser
  children: ReactNode
}) {
  const { id, classesTaught, classesEnrolled, currency } = user
  const isStudent = classesEnrolled.length > 0
  return (
    <section className={styles.band} aria-labelledby="next">
      <h2 id="next" className={styles.title}>
        {texts.agenda}
      </h2>
      <ul className={cards.cards}>
        {isStudent || classesTaught.length > 0 ? (
          <AgendaCards client={client} user={id} cards={isStudent ? currency : 0} />
        ) : null}
        {children}
      </ul>
    </section>
  )
}
