import { textDirection } from '@duologue/domain/choices/languages'
import { pronunciationGameTexts as texts } from '@duologue/domain/messages/pronunciation/pronunciation-game'
import {
  specialLetters,
  tones,
  withTone,
} from '@duologue/domain/pronunciation/game/special-letters'
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react'
import button from '../../ui/button.module.css'
import styles from './writing-answer.module.css'

/** More than the longest item; a longer answer is none. */
const longestAnswer = 120

/** A word that is written as it was heard, with a bar of letters that a keyboard may lack. Enter checks it. */
export function WritingAnswer({
  language,
  typed,
  onAnswer,
  onPlay,
}: {
  language: string
  /** What stands in it at first. */
  typed?: string | undefined
  onAnswer: (typed: string) => void
  onPlay: () => void
}) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus({ preventScroll: true }), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const typed = field.current?.value ?? ''
    // Enter once too often is no answer.
    if (typed.trim() !== '') onAnswer(typed)
  }
  /** Changes what stands before the caret, and leaves the caret behind it. */
  const edit = (change: (before: string) => string) => {
    const shown = field.current
    if (!shown) return
    const before = change(shown.value.slice(0, shown.selectionStart ?? shown.value.length))
    const behind = shown.value.slice(shown.selectionEnd ?? shown.value.length)
    if (before.length + behind.length > longestAnswer) return
    shown.value = before + behind
    shown.focus({ preventScroll: true })
    shown.setSelectionRange(before.length, before.length)
  }
  // A space begins no word: before anything is written it plays, as everywhere.
  const press = (event: KeyboardEvent) => {
    if (event.key !== ' ' || field.current?.value !== '') return
    event.preventDefault()
    onPlay()
  }
  const letters = specialLetters(language)
  return (
    <form className={styles.writing} onSubmit={submit}>
      <label htmlFor={id}>{texts.yourAnswer}</label>
      <input
        ref={field}
        id={id}
        lang={language}
        dir={textDirection(language)}
        defaultValue={typed}
        required
        maxLength={longestAnswer}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        onKeyDown={press}
      />
      <button type="submit" className={button.primary}>
        {texts.check}
      </button>
      {letters.length > 0 ? (
        <fieldset className={styles.letters} aria-label={texts.letters}>
          {letters.map(letter => (
            <button
              key={letter}
              type="button"
              aria-label={texts.letter(letter)}
              onClick={() => edit(before => before + letter)}
            >
              <span lang={language}>{letter}</span>
            </button>
          ))}
          {language === 'zh'
            ? tones.map((shown, tone) => (
                <button
                  key={shown}
                  type="button"
                  aria-label={texts.tone(tone + 1)}
                  onClick={() => edit(before => withTone(before, tone))}
                >
                  <span lang="zh-Latn">{shown}</span>
                </button>
              ))
            : null}
        </fieldset>
      ) : null}
    </form>
  )
}
