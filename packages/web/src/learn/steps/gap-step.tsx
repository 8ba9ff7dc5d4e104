import { textDirection } from '@duologue/domain/choices/languages'
import { gapChoices, gapParts, markGaps } from '@duologue/domain/learn/gaps'
import { learnTexts as texts } from '@duologue/domain/messages/learn/learn'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import button from '../../ui/button.module.css'
import { useLearnKeys } from '../use-learn-keys'
import { useVoice } from '../use-voice'
import { type StepProps, spoken } from './learn-step'
import styles from './learn-step.module.css'
import { LineBubble } from './line-bubble'
import { PlayButtons } from './play-buttons'
import { TranslationButton } from './translation-button'

/** Step 3: words are left out of the line; the first time one is chosen, the second time several are written. */
export function GapStep({ line, others, round, running, tools }: StepProps) {
  const voice = useVoice(tools.speak)
  const form = useRef<HTMLFormElement>(null)
  const [showsTranslation, setShowsTranslation] = useState(true)
  const { language, translationLanguage } = line
  const parts = gapParts(line, round)
  const gaps = parts.filter(({ isGap }) => isGap).length
  const choices = round === 1 ? gapChoices(line, others) : []
  // A single word leaves nothing to choose from.
  const isChosen = choices.length > 1
  useEffect(() => {
    if (!isChosen) form.current?.querySelector('input')?.focus({ preventScroll: true })
  }, [isChosen])
  const answer = (given: readonly string[]) =>
    running.answer({ marked: markGaps(line, parts, given), way: 'type' })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    answer(new FormData(event.currentTarget).getAll('gap').map(String))
  }
  const toggle = () => setShowsTranslation(shown => !shown)
  const whole = spoken(line, language)
  useLearnKeys({
    play: () => void voice.play(whole),
    slow: () => voice.slow(whole),
    loop: () => voice.loop(whole),
    translation: toggle,
    choose: choice => {
      const chosen = choices[choice]
      if (isChosen && chosen !== undefined) answer([chosen])
    },
    enter: () => form.current?.requestSubmit(),
  })
  const placeOf = (index: number) => parts.slice(0, index + 1).filter(({ isGap }) => isGap).length
  return (
    <form ref={form} className={styles.form} onSubmit={submit}>
      <p className={styles.question}>{isChosen ? texts.whichWord : texts.fillGaps}</p>
      <LineBubble {...{ line, language, translationLanguage, showsTranslation }}>
        <p className={styles.gaps} lang={language} dir={textDirection(language)}>
          {parts.map(({ text, isGap }, index) => {
            if (!isGap) return text
            if (isChosen) return <span key={index} className={styles.blank} aria-hidden="true" />
            return (
              <input
                key={index}
                name="gap"
                aria-label={texts.gap(placeOf(index), gaps)}
                size={Math.max(text.length, 3)}
                maxLength={100}
                autoComplete="off"
                autoCapitalize="off"
                spellCheck={false}
              />
            )
          })}
        </p>
      </LineBubble>
      {isChosen ? (
        <div className={styles.choices} role="group" aria-label={texts.whichWord}>
          {choices.map((word, index) => (
            <button
              key={word}
              type="button"
              lang={language}
              className={button.secondary}
              aria-keyshortcuts={String(index + 1)}
              onClick={() => answer([word])}
            >
              <kbd aria-hidden="true">{index + 1}</kbd> {word}
            </button>
          ))}
        </div>
      ) : null}
      <PlayButtons voice={voice} line={whole} />
      <div className={styles.actions}>
        <TranslationButton
          translation={line.translation}
          isShown={showsTranslation}
          onToggle={toggle}
        />
        {isChosen ? null : (
          <button type="submit" className={button.primary}>
            {texts.check}
          </button>
        )}
      </div>
    </form>
  )
}
