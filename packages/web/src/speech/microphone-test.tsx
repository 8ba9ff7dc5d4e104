import { speechTexts as texts } from '@duologue/domain/messages/speech/speech'
import {
  hasPassed,
  type MicrophoneTest,
  wordOfTheTest,
} from '@duologue/domain/speech/microphone-test'
import {
  type RecognitionMessage,
  tellRecognitionError,
} from '@duologue/domain/speech/recognition-errors'
import type { ReactNode } from 'react'
import { DialectSelect } from './dialect-select'
import styles from './microphone-test.module.css'
import { RecordButton } from './record-button'
import type { RunningTest } from './use-microphone-test'

function toldFailure({ failure }: MicrophoneTest): RecognitionMessage | null {
  if (failure === null) return null
  if (failure === 'wrong-word') return { sentence: texts.testWrongWord, isBlocked: false }
  if (failure === 'no-match') return { sentence: texts.testNotRecognised, isBlocked: false }
  return tellRecognitionError(failure)
}

function HeardHello({ test }: { test: MicrophoneTest }) {
  const { heard } = test
  if (heard === null) return null
  const { percent, confidence, transcript } = heard
  return (
    <div className={styles.heard}>
      <p>{texts.testHeard(transcript)}</p>
      <dl>
        <div>
          <dt>{texts.testScoreLabel}</dt>
          <dd>{texts.testScore(percent)}</dd>
        </div>
        <div>
          <dt>{texts.testConfidence}</dt>
          <dd>
            {confidence === null
              ? texts.testConfidenceUnknown
              : texts.testScore(Math.round(confidence * 100))}
          </dd>
        </div>
      </dl>
    </div>
  )
}

/** The microphone test (speech.md#microphone-test): press, allow, say Hello; then how well it was heard. */
export function MicrophoneTestSteps({
  running: { test, state, press },
  language,
  children,
}: {
  running: RunningTest
  /** Two-letter code of the language of the conversation. */
  language: string
  /** What can be done instead. */
  children?: ReactNode
}) {
  return (
    <div className={styles.test}>
      <ol className={styles.steps}>
        <li>{texts.testSteps.press}</li>
        <li>{texts.testSteps.allow}</li>
        <li>{texts.testSteps.say(wordOfTheTest)}</li>
      </ol>
      <RecordButton
        state={state}
        label={test.failures === 0 ? texts.record : texts.testAgain}
        failure={toldFailure(test)}
        onPress={press}
      />
      <HeardHello test={test} />
      {hasPassed(test) ? (
        <p className={styles.passed} role="status">
          {texts.testPassed}
        </p>
      ) : null}
      {!hasPassed(test) && test.listensIn === 'english' && language !== 'en' ? (
        <p className={styles.note}>{texts.testInEnglish}</p>
      ) : null}
      {children}
      <DialectSelect language={language} />
    </div>
  )
}
