import type { SheetWord } from '@duologue/contract/songs/song-sheet'
import { pronunciationGameTexts as rounds } from '@duologue/domain/messages/pronunciation/pronunciation-game'
import { Icon } from '../../ui/icon'
import styles from './word-choice-list.module.css'

/** The words of which one is hidden; those that were tried are marked. */
export function WordChoiceList({
  choices,
  tried,
  words,
  language,
  onChoose,
}: {
  choices: readonly string[]
  tried: readonly number[]
  words: ReadonlyMap<string, SheetWord>
  language: string
  onChoose: (place: number) => void
}) {
  return (
    <ol className={styles.choices} aria-label={rounds.choices}>
      {choices.map((id, place) => {
        const isTried = tried.includes(place)
        return (
          <li key={id}>
            <button
              type="button"
              className={styles.choice}
              data-tried={isTried || undefined}
              aria-disabled={isTried}
              aria-keyshortcuts={String(place + 1)}
              // Who presses twice would give the second press to a choice that has just come under the finger.
              onClick={event => event.detail < 2 && !isTried && onChoose(place)}
            >
              <span className={styles.sign} aria-hidden="true">
                {isTried ? <Icon name="cross" /> : place + 1}
              </span>
              <span lang={language}>{words.get(id)?.text}</span>
              {isTried ? <span className="visually-hidden">{rounds.wrongMark}</span> : null}
            </button>
          </li>
        )
      })}
    </ol>
  )
}
