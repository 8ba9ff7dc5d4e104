import { textDirection } from '@duologue/domain/choices/languages'
import type { MemberReveal, MemberView } from '@duologue/domain/live/views/views'
import { hallTexts } from '@duologue/domain/messages/live/in-hall'
import { phoneTexts as texts } from '@duologue/domain/messages/live/phone'
import { Icon } from '../../ui/icon'
import { ToldLine } from '../look/told-line'
import { useHeadingFocus } from '../look/use-heading-focus'
import styles from './phone-reveal.module.css'

function wordOf({ right, chosen }: MemberReveal, wasPressed: boolean): string {
  if (right) return texts.right
  if (chosen !== null) return texts.wrong
  return wasPressed ? texts.tooLate : texts.noAnswer
}

/** What a turn was about, and how one's own answer was: by sign, word and colour (live.md#turn-on-the-phone). */
export function PhoneReveal({
  view,
  reveal,
  wasPressed,
}: {
  view: MemberView
  reveal: MemberReveal
  /** An answer was pressed here: what is not among the hall's came too late. */
  wasPressed: boolean
}) {
  const heading = useHeadingFocus(true)
  const { right, chosen, points } = reveal
  return (
    <div className={styles.reveal} data-right={right ?? undefined}>
      {right === null ? null : (
        <span className={styles.sign} aria-hidden="true">
          <Icon name={right ? 'check' : 'cross'} />
        </span>
      )}
      <h1 ref={heading} tabIndex={-1} className={styles.word}>
        {right === null ? texts.roles.computer : wordOf(reveal, wasPressed)}
      </h1>
      {points > 0 ? <p className={styles.points}>{texts.earned(points)}</p> : null}
      <div className={styles.line}>
        <p className={styles.label}>{texts.rightLine}</p>
        <ToldLine
          line={reveal}
          language={view.language}
          className={styles.text}
          soft={styles.soft}
        />
      </div>
      {right === false && chosen !== null ? (
        <div className={styles.line} data-wrong>
          <p className={styles.label}>{texts.youChose}</p>
          <p lang={view.language} dir={textDirection(view.language)}>
            {chosen}
          </p>
        </div>
      ) : null}
      <p className={styles.own}>
        {hallTexts.points(view.points)}
        {view.place === null ? null : ` · ${texts.place(view.place, view.of)}`}
      </p>
    </div>
  )
}
