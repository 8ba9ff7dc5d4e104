import { textDirection } from '@duologue/domain/choices/languages'
import type { HallCue } from '@duologue/domain/live/views/views'
import { turnTexts } from '@duologue/domain/messages/battle/said-in-turn'
import { hallTexts as texts } from '@duologue/domain/messages/live/in-hall'
import styles from './hall-question.module.css'

/** What tells the wanted line: its translation and picture, the line before it, or that it is to be heard; nothing of a heard line is written. */
export function HallQuestion({ cue, language }: { cue: HallCue; language: string }) {
  const before = cue.kind === 'dialogue' ? cue.lines.at(-1) : undefined
  return (
    <>
      {'image' in cue && cue.image ? (
        <img className={styles.picture} src={cue.image} alt={turnTexts.picture} />
      ) : null}
      <span className={styles.ask}>{texts.asks[cue.kind]}</span>{' '}
      {cue.kind === 'translation' ? (
        <span className={styles.wanted} dir="auto">
          {cue.text}
        </span>
      ) : null}
      {before ? (
        <span className={styles.wanted} lang={language} dir={textDirection(language)}>
          {before.text}
        </span>
      ) : null}
    </>
  )
}
