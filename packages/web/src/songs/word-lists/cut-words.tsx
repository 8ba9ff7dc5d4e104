import { cutTexts as texts } from '@duologue/domain/messages/songs/cut-words'
import { type CutLine, joinWithNext, waysToPart } from '@duologue/domain/words/fix-cut'
import { useEffect, useId, useRef, useState } from 'react'
import styles from './cut-dialog.module.css'

/** One thing to do with the chosen word: its name, what is shown of that, and what comes of it. */
interface Act {
  label: string
  sign: string
  words: readonly string[]
  /** The place that is chosen then. */
  place: number
}

function actsOn(words: readonly string[], place: number, line: CutLine): Act[] {
  const [before, word = '', after] = [words[place - 1], words[place], words[place + 1]]
  const join = (left: string, right: string, at: number): Act => ({
    label: texts.join(left, right),
    sign: `${left} + ${right}`,
    words: joinWithNext(words, at, line),
    place: at,
  })
  return [
    ...(before === undefined ? [] : [join(before, word, place - 1)]),
    ...(after === undefined ? [] : [join(word, after, place)]),
    ...waysToPart(word).map(([left, right]) => ({
      label: texts.part(left, right),
      sign: `${left} | ${right}`,
      words: words.toSpliced(place, 1, left, right),
      place,
    })),
  ]
}

/** The words of a lyric, one of them chosen, and everything that can be done with it. */
export function CutWords({
  words,
  line,
  lang,
  onChange,
}: {
  words: readonly string[]
  line: CutLine
  lang: string
  onChange: (words: readonly string[]) => void
}) {
  const name = useId()
  const [chosen, setChosen] = useState(0)
  const place = Math.min(chosen, words.length - 1)
  const chip = useRef<HTMLInputElement>(null)
  // What was pressed may be gone then: who uses the keyboard goes on at the word.
  useEffect(() => {
    if (words.length > 0) chip.current?.focus()
  }, [words])
  return (
    <>
      <fieldset className={styles.words}>
        <legend>{texts.words}</legend>
        {words.map((word, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- its place is part of what it is
          <label key={`${index} ${word}`} lang={lang}>
            <input
              ref={index === place ? chip : undefined}
              type="radio"
              name={name}
              checked={index === place}
              onChange={() => setChosen(index)}
            />
            {word}
          </label>
        ))}
      </fieldset>
      <div role="group" aria-label={texts.what(words[place] ?? '')} className={styles.acts}>
        {actsOn(words, place, line).map(act => (
          <button
            key={act.sign}
            type="button"
            lang={lang}
            aria-label={act.label}
            onClick={() => {
              setChosen(act.place)
              onChange(act.words)
            }}
          >
            {act.sign}
          </button>
        ))}
      </div>
    </>
  )
}
