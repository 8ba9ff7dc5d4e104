import { pairTexts as texts } from '@duologue/domain/messages/live/pairs'
import { shell } from '@duologue/domain/messages/site/shell'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Client } from '../../api/client'
import button from '../../ui/button.module.css'
import styles from '../../ui/next-cards.module.css'
import { waitingQuery } from './get-waiting-query'
import { partnerName } from './pair-facts'

/** The duels of two that wait for oneself, as cards (live.md#waiting-for-you). */
export function WaitingDuels({ client, user }: { client: Client; user: string }) {
  const { data } = useQuery(waitingQuery(client, user))
  if (!data) return null
  const { pairs, total } = data
  // An invitation that nobody has accepted waits for nobody else.
  const shown = pairs.filter(({ isAccepted }) => isAccepted)
  return (
    <>
      {shown.map(pair => (
        <li key={pair.id} className={styles.card}>
          <p className={styles.when}>{texts.waitingTitle}</p>
          <h3>
            {pair.partnerHasPlayed
              ? texts.hasPlayed(partnerName(pair), pair.title)
              : texts.waitsForYou(partnerName(pair), pair.title)}
          </h3>
          <Link to="/pairs/game/$pair" params={{ pair: pair.id }} className={button.primary}>
            {texts.playNow}
          </Link>
        </li>
      ))}
      {total > pairs.length ? (
        <li className={styles.card}>
          <h3>{texts.waitingMore(total - pairs.length)}</h3>
          <Link to="/pairs/{-$code}" className={button.secondary}>
            {shell.pairPlay}
          </Link>
        </li>
      ) : null}
    </>
  )
}
