import type { Battle } from '@duologue/domain/battle/battle'
import { dialogueSoFar } from '@duologue/domain/battle/turn/cue'
import { textDirection } from '@duologue/domain/choices/languages'
import { battleTexts as texts } from '@duologue/domain/messages/battle/arena'
import { pinyinShown, translationsShown } from '../../saved-here/dialogue-choices'
import type { Script } from '../cast'
import styles from './dialogue-log.module.css'

/** The lines spoken in this round, the last in view: voice 1 on the left, voice 2 on the right (site.md#two-voices). */
export function DialogueLog({ battle, script }: { battle: Battle; script: Script }) {
  const { language, characters } = battle.setup
  const lines = dialogueSoFar(battle)
  const showsPinyin = pinyinShown.use()
  const showsTranslation = translationsShown.use()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without focus it cannot be scrolled by keyboard
    <div className={styles.log} role="log" aria-label={texts.dialogue} tabIndex={0}>
      {lines.length === 0 ? <p className={styles.empty}>{texts.nothingYet}</p> : null}
      <ol className={styles.lines}>
        {lines.map(line => (
          <li key={line.id} className={styles.line} data-voice={line.character}>
            <span className={styles.name}>{characters[line.character].name}</span>
            <span className={styles.text} lang={language} dir={textDirection(language)}>
              {line.text}
            </span>
            {showsPinyin && line.pinyin ? (
              <span className={styles.aside} lang={`${language}-Latn`}>
                {line.pinyin}
              </span>
            ) : null}
            {showsTranslation && line.translation ? (
              <span
                className={styles.aside}
                lang={script.translationLanguage}
                dir={textDirection(script.translationLanguage)}
              >
                {line.translation}
              </span>
            ) : null}
          </li>
        ))}
      </ol>
    </div>
  )
}
