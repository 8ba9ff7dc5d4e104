import type { BattleLine } from '@duologue/domain/battle/battle-setup'
import { textDirection } from '@duologue/domain/choices/languages'
import { battleEndTexts as texts } from '@duologue/domain/messages/battle/end'
import { Link } from '@tanstack/react-router'
import button from '../../ui/button.module.css'
import { Icon } from '../../ui/icon'
import { IconButton } from '../../ui/icon-button'
import type { Script } from '../cast'
import { useLineAudio } from '../speaking/use-line-audio'
import styles from './lines-to-practise.module.css'

/** The lines that were missed, to be heard, and the way to practise them alone (battle.md#game-over). */
export function LinesToPractise({
  lines,
  language,
  script,
}: {
  lines: readonly BattleLine[]
  /** Two-letter code of the language of the lines. */
  language: string
  script: Script
}) {
  const audio = useLineAudio()
  if (lines.length === 0) return null
  return (
    <section className={styles.lines} aria-labelledby="lines-to-practise">
      <h3 id="lines-to-practise">{texts.toPractise}</h3>
      <ul>
        {lines.map(({ id, text, translation, audio: clip }) => (
          <li key={id}>
            <IconButton
              label={texts.hear(text)}
              onClick={() => audio.play({ text, audio: clip, language })}
            >
              <Icon name="play" filled />
            </IconButton>
            <p>
              <span lang={language} dir={textDirection(language)}>
                {text}
              </span>
              {translation ? (
                <small
                  lang={script.translationLanguage}
                  dir={textDirection(script.translationLanguage)}
                >
                  {translation}
                </small>
              ) : null}
            </p>
          </li>
        ))}
      </ul>
      <Link
        className={button.secondary}
        to="/convo/$conversationId/learn"
        params={{ conversationId: script.shortid }}
        search={{ lines: lines.map(({ id }) => id) }}
      >
        {texts.practise(lines.length)}
      </Link>
    </section>
  )
}
