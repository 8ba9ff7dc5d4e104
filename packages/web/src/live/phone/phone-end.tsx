import type { MemberView } from '@duologue/domain/live/views/views'
import { hallTexts } from '@duologue/domain/messages/live/in-hall'
import { phoneTexts as texts } from '@duologue/domain/messages/live/phone'
import { ToldLine } from '../look/told-line'
import styles from './phone-end.module.css'
import { useHeadingFocus } from './use-heading-focus'

const hasWon = (view: MemberView, outcome: string) =>
  outcome === 'class' || (view.side !== null && outcome === `side${view.side}`)

/** How it ended, what one has, and the lines that one missed (live.md#end). */
export function PhoneEnd({ view, end }: { view: MemberView; end: NonNullable<MemberView['end']> }) {
  const heading = useHeadingFocus(true)
  return (
    <div className={styles.end}>
      <div className={styles.result} data-won={hasWon(view, end.outcome) || undefined}>
        <p className={styles.over}>{texts.over}</p>
        <h1 ref={heading} tabIndex={-1}>
          {hallTexts.outcomes[end.outcome]}
        </h1>
        <p className={styles.points}>{hallTexts.points(view.points)}</p>
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
