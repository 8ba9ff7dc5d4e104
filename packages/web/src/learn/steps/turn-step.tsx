import { markSpoken, markTyped } from '@duologue/domain/learn/mark-answer'
import { selfChecked } from '@duologue/domain/learn/marked-answer'
import type { AnswerWay } from '@duologue/domain/learn/skill-of'
import { learnTexts as texts } from '@duologue/domain/messages/learn/learn'
import { useEffect, useEffectEvent, useState } from 'react'
import button from '../../ui/button.module.css'
import { Icon } from '../../ui/icon'
import { useLearnKeys } from '../use-learn-keys'
import { useVoice } from '../use-voice'
import { CheckedAnswer } from './checked-answer'
import { type StepProps, spoken } from './learn-step'
import styles from './learn-step.module.css'
import { LineBubble } from './line-bubble'
import { SpokenAnswer } from './spoken-answer'
import { TypedAnswer } from './typed-answer'

const names = { say: texts.bySaying, type: texts.byTyping, check: texts.byChecking } as const

/**
 * Step 5: the partner's line plays, and the learner says their own (learn.md#steps), writes it, or judges themselves.
 */
export function TurnStep({
  line,
  running,
  canSpeak,
  canRecord,
  tools,
}: StepProps & { canRecord: boolean }) {
  const voice = useVoice(tools.speak)
  const { language, translationLanguage, lead } = line
  const [chosen, setChosen] = useState<AnswerWay | null>(null)
  const way =
    chosen === null || (chosen === 'say' && !canSpeak) ? (canSpeak ? 'say' : 'type') : chosen
  const partner = lead ? spoken(lead, language) : null
  const begin = useEffectEvent(async () => {
    if (!partner || (await voice.play(partner))) running.send({ type: 'ready' })
  })
  useEffect(() => void begin(), [])
  const [showsTranslation, setShowsTranslation] = useState(true)
  useLearnKeys({
    play: () => partner && void voice.play(partner),
    slow: () => partner && voice.slow(partner),
    loop: () => partner && voice.loop(partner),
    translation: () => setShowsTranslation(shown => !shown),
  })
  const ways: readonly AnswerWay[] = canSpeak ? ['say', 'type', 'check'] : ['type', 'check']
  return (
    <>
      {lead ? (
        <LineBubble {...{ line: lead, language, translationLanguage }}>
          <p className={styles.partner} lang={language}>
            {lead.text}{' '}
            <button
              type="button"
              className={styles.small}
              aria-label={texts.play}
              aria-keyshortcuts="Space"
              onClick={() => partner && void voice.play(partner)}
            >
              <Icon name="play" filled />
            </button>
          </p>
        </LineBubble>
      ) : null}
      <p className={styles.question}>{texts.sayAs(line.name)}</p>
      <LineBubble {...{ line, language, translationLanguage, showsTranslation }}>
        <p className={styles.hidden} aria-hidden="true">
          • • •
        </p>
      </LineBubble>
      {way === 'say' ? (
        <SpokenAnswer
          language={language}
          recognise={tools.recognise}
          onBegin={voice.stop}
          onAnswer={heard => running.answer({ marked: markSpoken(line, heard), way })}
        />
      ) : null}
      {way === 'type' ? (
        <TypedAnswer
          language={language}
          onAnswer={given => running.answer({ marked: markTyped(line, given), way })}
        />
      ) : null}
      {way === 'check' ? (
        <CheckedAnswer
          line={line}
          voice={voice}
          canRecord={canRecord}
          onAnswer={isRight => running.answer({ marked: selfChecked(line.text, isRight), way })}
        />
      ) : null}
      <div className={styles.ways} role="group" aria-label={texts.ways}>
        {ways
          .filter(other => other !== way)
          .map(other => (
            <button
              key={other}
              type="button"
              className={button.quiet}
              onClick={() => setChosen(other)}
            >
              {names[other]}
            </button>
          ))}
      </div>
    </>
  )
}
