import type { Cue } from '@duologue/domain/battle/turn/cue'
import { textDirection } from '@duologue/domain/choices/languages'
import { turnTexts as texts } from '@duologue/domain/messages/battle/said-in-turn'
import styles from './cue-card.module.css'

/** From how many characters on a translation is set smaller on a small screen. */
const longCue = 80

/** What tells the learner which line is wanted: its translation and picture, or the line before it (battle.md#cue). */
export function CueCard({
  id,
  cue,
  speaker,
  language,
  translationLanguage,
}: {
  id: string
  cue: Cue
  /** The name of the character who is to speak. */
  speaker: string
  language: string
  translationLanguage: string
}) {
  const lineBefore = cue.kind === 'dialogue' ? cue.lines.at(-1) : undefined
  return (
    <>
      {cue.image ? <img src={cue.image} alt={texts.picture} className={styles.picture} /> : null}
      <div id={id}>
        {cue.kind === 'translation' ? (
          <>
            <p className={styles.question}>{texts.howToSay(speaker)}</p>
            <p
              className={styles.wanted}
              data-long={cue.text.length > longCue || undefined}
              lang={translationLanguage}
              dir={textDirection(translationLanguage)}
            >
              {cue.text}
            </p>
          </>
        ) : (
          <>
            <p className={styles.question}>
              {lineBefore ? texts.whatNext(speaker) : texts.howToBegin(speaker)}
            </p>
            {lineBefore ? (
              <p className={styles.wanted} lang={language} dir={textDirection(language)}>
                {lineBefore.text}
              </p>
            ) : null}
          </>
        )}
      </div>
    </>
  )
}
