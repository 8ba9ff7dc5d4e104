import { speechTexts as texts } from '@duologue/domain/messages/speech'
import { dialectFor } from '@duologue/domain/speech/dialects'
import {
  hasPassed,
  type MicrophoneTest,
  newMicrophoneTest,
  offersAnotherMode,
  stepMicrophoneTest,
  wordOfTheTest,
} from '@duologue/domain/speech/microphone-test'
import { type ToldError, tellRecognitionError } from '@duologue/domain/speech/recognition-errors'
import { type ReactNode, useReducer } from 'react'
import { chosenDialects } from '../saved-here/speech-choices'
import { DialectSelect } from './dialect-select'
import { rememberMicrophone } from './microphone-permission'
import styles from './microphone-test.module.css'
import type { Recognise, RecordingEnd } from './recogniser'
import { RecordButton } from './record-button'
import { ToldFailure } from './told-failure'
import { useRecording } from './use-recording'

function toldFailure({ failure }: MicrophoneTest): ToldError | null {
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

/**
 * The microphone test (S2 section 2, R4): press, allow, say Hello. What follows it, to start or to play in another mode,
 * is drawn by its children as the test stands.
 */
export function MicrophoneTestSteps({
  language,
  recognise,
  children,
}: {
  /** Two-letter code of the language of the conversation. */
  language: string
  recognise?: Recognise
  children: (test: { readonly hasPassed: boolean; readonly offersAnother: boolean }) => ReactNode
}) {
  const [test, send] = useReducer(stepMicrophoneTest, newMicrophoneTest)
  const listened = test.listensIn === 'english' ? 'en' : language
  const onEnd = (end: RecordingEnd) => {
    if ('failure' in end) return send({ type: 'failed', code: end.failure })
    rememberMicrophone()
    send({ type: 'heard', alternatives: end.heard })
  }
  const recording = useRecording(dialectFor(listened, chosenDialects.use()), onEnd, recognise)
  const { state } = recording
  const press = () => {
    if (state.name === 'idle') send({ type: 'pressed' })
    recording.press()
  }
  const passed = hasPassed(test)
  return (
    <div className={styles.test}>
      <ol className={styles.steps}>
        <li>{texts.testSteps.press}</li>
        <li>{texts.testSteps.allow}</li>
        <li>{texts.testSteps.say(wordOfTheTest)}</li>
      </ol>
      <RecordButton
        state={state}
        label={test.failure === null ? texts.record : texts.testAgain}
        onPress={press}
      />
      {state.name === 'idle' ? <ToldFailure told={toldFailure(test)} /> : null}
      <HeardHello test={test} />
      {passed ? (
        <p className={styles.passed} role="status">
          {texts.testPassed}
        </p>
      ) : null}
      {!passed && test.listensIn === 'english' && language !== 'en' ? (
        <p className={styles.note}>{texts.testInEnglish}</p>
      ) : null}
      <DialectSelect language={language} />
      {children({ hasPassed: passed, offersAnother: offersAnotherMode(test) })}
    </div>
  )
}
