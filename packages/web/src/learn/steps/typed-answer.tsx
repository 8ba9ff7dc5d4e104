import { textDirection } from '@duologue/domain/choices/languages'
import { learnLimits } from '@duologue/domain/learn/learn-limits'
import { learnTexts as texts } from '@duologue/domain/messages/learn/learn'
import { type FormEvent, useEffect, useId, useRef } from 'react'
import button from '../../ui/button.module.css'
import styles from './learn-step.module.css'

/** An answer that is written; Enter checks it. */
export function TypedAnswer({
  language,
  onAnswer,
}: {
  language: string
  onAnswer: (given: string) => void
}) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus({ preventScroll: true }), [])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onAnswer(field.current?.value ?? '')
  }
  return (
    <form className={styles.typed} onSubmit={submit}>
      <label htmlFor={id}>{texts.yourAnswer}</label>
      <input
        ref={field}
        id={id}
        lang={language}
        dir={textDirection(language)}
        maxLength={learnLimits.answer}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
      />
      <button type="submit" className={button.primary}>
        {texts.check}
      </button>
    </form>
  )
}
