import type { BestPlay } from '@duologue/contract/plays'
import { portraitOfUser } from '@duologue/domain/media/portrait-of-user'
import { playTexts as texts } from '@duologue/domain/messages/plays/plays'
import styles from './podium.module.css'

/** The best three side by side, the first in the middle. It is a picture: the table below tells the same. */
export function Podium({ plays }: { plays: readonly BestPlay[] }) {
  const [first, second, third] = plays
  if (!first || !second || !third) return null
  return (
    <ul className={styles.podium} aria-hidden="true">
      {[second, first, third].map((play, index) => (
        <li key={['second', 'first', 'third'][index]} data-place={[2, 1, 3][index]}>
          {play.player ? (
            <img src={portraitOfUser(play.player)} alt="" width="72" height="72" />
          ) : (
            <span className={styles.nobody}>?</span>
          )}
          <strong>{play.player?.displayName ?? texts.anonymous}</strong>
          <span className={styles.step}>
            <b>{play.place}</b>
            {texts.points(play.score)}
          </span>
        </li>
      ))}
    </ul>
  )
}
