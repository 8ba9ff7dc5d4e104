import type { MemberView } from '@duologue/domain/live/views/views'
import { hallTexts } from '@duologue/domain/messages/live/in-hall'
import { phoneTexts as texts } from '@duologue/domain/messages/live/phone'
import { ToldLine } from '../look/told-line'
import { useHeadingFocus } from '../look/use-heading-focus'
import { DuelScores } from '../pairs/duel-scores'
import { duelWords } from '../pairs/duel-words'
import styles from './phone-end.module.css'

const hasWon = (view: MemberView, { duel, outcome }: NonNullable<MemberView['end']>) =>
  duel?.how === 'won' ||
  outcome === 'class' ||
  (view.side !== null && outcome === `side${view.side}`)

/** How it ended, what one has, and the lines that one missed (live.md#end). */
export function PhoneEnd({ view, end }: { view: MemberView; end: NonNullable<MemberView['end']> }) {
  const heading = useHeadingFocus(true)
  return (
    <div className={styles.end}>
      <div className={styles.result} data-won={hasWon(view, end) || undefined}>
        <p className={styles.over}>{texts.over}</p>
        <h1 ref={heading} tabIndex={-1}>
          {end.duel ? duelWords(end.duel) : hallTexts.outcomes[end.outcome]}
        </h1>
        {end.duel ? (
          <DuelScores {...end.duel} />
        ) : (
          <p className={styles.points}>{hallTexts.points(view.points)}</p>
        )}
        {view.place === null ? null : <p>{texts.place(view.place, view.of)}</p>}
      </div>
      {end.missed.length === 0 ? (
        <p className={styles.none}>{view.points > 0 ? texts.noneMissed : null}</p>
      ) : (
        <section>
          <h2>{texts.missed}</h2>
          <ul className={styles.lines}>
            {end.missed.map((line, place) => (
              <li key={place}>
                <ToldLine line={line} language={view.language} className={styles.text} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
