import type { Conversation } from '@duologue/contract/conversations'
import {
  type LearnStep,
  learnLengths,
  learnParts,
  learnSteps,
} from '@duologue/domain/choices/learn-choices'
import type { LearnWishes } from '@duologue/domain/learn/plan-session'
import { learnTexts as texts } from '@duologue/domain/messages/learn/learn'
import { type FormEvent, useState } from 'react'
import { chosenSteps, learnLength, learnPart, speaksAnswers } from '../saved-here/learn-choices'
import { translationChoice } from '../saved-here/translation-choice'
import { Late } from '../ui/feedback/late'
import { latePart } from '../ui/feedback/late-part'
import { SubmitButton } from '../ui/fields/submit-button'
import { Toggle } from '../ui/fields/toggle'
import { foreignTranslation } from '../ui/foreign-translation'
import styles from './learn-start.module.css'

// Most conversations are told in one language.
const TranslationSelect = latePart(
  async () => (await import('../ui/fields/translation-select')).TranslationSelect,
)

/** The start of Learn Mode: part, length, steps, speech; what was chosen is remembered here (learn.md#starting). */
export function LearnStart({
  conversation,
  onStart,
}: {
  conversation: Conversation
  onStart: (wishes: LearnWishes) => void
}) {
  const part = learnPart.use()
  const length = learnLength.use()
  const steps = chosenSteps.use()
  const speaks = speaksAnswers.use()
  const several = conversation.dialogue[0]?.translations
  const foreign = several ? undefined : foreignTranslation(conversation.translationLanguage)
  const [isRefused, setRefused] = useState(false)
  const names = { '1': conversation.character1.name, '2': conversation.character2.name }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setRefused(steps.length === 0)
    if (steps.length > 0) onStart({ part, length, steps })
  }
  const toggle = (step: LearnStep, isOn: boolean) =>
    chosenSteps.set(learnSteps.filter(one => (one === step ? isOn : steps.includes(one))))
  return (
    <form className={styles.start} onSubmit={submit}>
      <p className={styles.lead}>
        {texts.lead} {foreign ? texts.cuesIn(foreign) : null}
      </p>
      <fieldset>
        <legend>{texts.part}</legend>
        {learnParts.map(value => (
          <label key={value} className={styles.choice}>
            <input
              type="radio"
              name="part"
              value={value}
              checked={part === value}
              onChange={() => learnPart.set(value)}
            />
            <span>{value === 'both' ? texts.parts.both : names[value]}</span>
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>{texts.length}</legend>
        {learnLengths.map(value => (
          <label key={value} className={styles.choice}>
            <input
              type="radio"
              name="length"
              value={value}
              checked={length === value}
              onChange={() => learnLength.set(value)}
            />
            <span>{texts.lengths[value]}</span>
          </label>
        ))}
      </fieldset>
      <fieldset aria-describedby="learn-steps-fault">
        <legend>{texts.stepsLegend}</legend>
        <ol className={styles.steps}>
          {learnSteps.map(step => (
            <li key={step}>
              <Toggle
                isOn={steps.includes(step)}
                onChange={isOn => toggle(step, isOn)}
                label={texts.steps[step]}
              />
              <small>{texts.stepMeans[step]}</small>
            </li>
          ))}
        </ol>
        <p id="learn-steps-fault" role="alert" className={styles.fault}>
          {isRefused && steps.length === 0 ? texts.oneStep : null}
        </p>
      </fieldset>
      {several ? (
        <Late>
          <TranslationSelect told={conversation} onChange={translationChoice.set} />
        </Late>
      ) : null}
      <Toggle isOn={speaks} onChange={speaksAnswers.set} label={texts.speech} />
      <SubmitButton isSending={false}>{texts.start}</SubmitButton>
    </form>
  )
}
