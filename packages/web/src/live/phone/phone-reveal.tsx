import { textDirection } from '@duologue/domain/choices/languages'
import type { MemberReveal, MemberView } from '@duologue/domain/live/views/views'
import { hallTexts } from '@duologue/domain/messages/live/in-hall'
import { phoneTexts as texts } from '@duologue/domain/messages/live/phone'
import { Icon } from '../../ui/icon'
import styles from './phone-reveal.module.css'
import { useHeadingFocus } from './use-heading-focus'

const wordOf = ({ right, chosen }: MemberReveal) =>
  right ? texts.right : chosen === null ? texts.noAnswer : texts.wrong

/** What a turn was about, and how one's own answer was: by sign, word and colour (live.md#turn-on-the-phone). */
export function PhoneReveal({ view, reveal }: { view: MemberView; reveal: MemberReveal }) {
  const heading = useHeadingFocus(true)
  const { right, chosen, text, pinyin, translation, points } = reveal
  const dir = textDirection(view.language)
  return (
    <div className={styles.reveal} data-right={right ?? undefined}>
      {right === null ? null : (
        <span className={styles.sign} aria-hidden="true">
          <Icon name={right ? 'check' : 'cross'} />
        </span>
      )}
      <h1 ref={heading} tabIndex={-1} className={styles.word}>
        {right === null ? texts.roles.computer : wordOf(reveal)}
      </h1>
      {points > 0 ? <p className={styles.points}>{texts.earned(points)}</p> : null}
      <div className={styles.line}>
        <p className={styles.label}>{texts.rightLine}</p>
        <p className={styles.text} lang={view.language} dir={dir}>
          {text}
        </p>
        {pinyin ? (
          <p className={styles.soft} lang={`${view.language}-Latn`}>
            {pinyin}
          </p>
        ) : null}
        {translation ? (
          <p className={styles.soft} dir="auto">
            {translation}
          </p>
        ) : null}
      </div>
      {right === false && chosen !== null ? (
        <div className={styles.line} data-wrong>
          <p className={styles.label}>{texts.youChose}</p>
          <p lang={view.language} dir={dir}>
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
