import { textDirection } from '@duologue/domain/choices/languages'
import type { ScreenReveal as Reveal, ScreenView } from '@duologue/domain/live/views/views'
import { screenTexts as texts } from '@duologue/domain/messages/live/screen'
import type { CSSProperties } from 'react'
import { Icon } from '../../ui/icon'
import { ToldLine } from '../look/told-line'
import styles from './screen-reveal.module.css'

/** The right line of a turn, and how many chose what; nobody is named (live.md#the-screen). */
export function ScreenReveal({ view, reveal }: { view: ScreenView; reveal: Reveal }) {
  const { speaker, chosen } = reveal
  const dir = textDirection(view.language)
  const most = Math.max(1, ...chosen.map(({ count }) => count))
  return (
    <div className={styles.reveal}>
      <div className={styles.stage}>
        <div
          className={styles.bubble}
          data-side={speaker.side ?? undefined}
          data-voice={speaker.side ?? 1}
        >
          <p className={styles.speaker} lang={view.language} dir={dir}>
            {speaker.name}
          </p>
          <ToldLine
            line={reveal}
            language={view.language}
            text="h1"
            className={styles.line}
            soft={styles.soft}
          />
        </div>
      </div>
      {chosen.length > 0 ? (
        <ul className={styles.bars}>
          {chosen.map(({ text: choice, count, isRight }, place) => (
            <li key={place} data-right={isRight || undefined}>
              <span className={styles.choice}>
                <Icon name={isRight ? 'check' : 'cross'} />
                <span className="visually-hidden">
                  {isRight ? texts.rightChosen : texts.wrongChosen}
                </span>{' '}
                <span lang={view.language} dir={dir}>
                  {choice}
                </span>
              </span>
              <span
                className={styles.bar}
                style={{ '--share': count / most } as CSSProperties}
                aria-hidden="true"
              />
              <span className={styles.count}>
                <span aria-hidden="true">{count}</span>
                <span className="visually-hidden">{texts.chosenBy(count)}</span>
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
