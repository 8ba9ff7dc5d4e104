import type { Battle } from '@duologue/domain/battle/battle'
import { textDirection } from '@duologue/domain/choices/languages'
import { turnTexts as texts } from '@duologue/domain/messages/battle/said-in-turn'
import styles from './listening-cue.module.css'
import type { LineVoice } from './use-line-voice'

/**
 * A line that nothing can speak: it stands here for its length, and why (voices.md#silent-lines). A screen reader reads
 * it out.
 */
export function ShownLine({ battle, voice }: { battle: Battle; voice: LineVoice }) {
  const { phase, setup } = battle
  const line = phase.name === 'roundPlay' ? setup.lines[phase.turn.lineIndex] : undefined
  return (
    <div role="status">
      {voice.speaking === 'silence' && line ? (
        <>
          <p className={styles.shown} lang={setup.language} dir={textDirection(setup.language)}>
            {line.text}
          </p>
          <p className={styles.why}>{texts.silentCue}</p>
        </>
      ) : null}
    </div>
  )
}
