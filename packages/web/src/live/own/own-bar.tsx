import type { MemberView } from '@duologue/domain/live/views/views'
import { hallTexts } from '@duologue/domain/messages/live/in-hall'
import { phoneTexts } from '@duologue/domain/messages/live/phone'
import styles from './own-game.module.css'

/** How one stands among the others, over the own game (live.md#own-pace). */
export function OwnBar({
  view: { points, place, of },
  played,
  line = null,
}: {
  view: MemberView
  /** The points of the game that is played here; 0 once the hall has counted it. */
  played: number
  /** The line that is being played, from 1. */
  line?: number | null
}) {
  return (
    <p className={styles.bar}>
      {line === null ? null : <span>{phoneTexts.line(line)}</span>}
      <span>{hallTexts.points(Math.max(points, played))}</span>
      {place === null ? null : <span>{phoneTexts.place(place, of)}</span>}
    </p>
  )
}
