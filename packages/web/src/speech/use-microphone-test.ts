import { dialectFor } from '@duologue/domain/speech/dialects'
import {
  type MicrophoneTest,
  newMicrophoneTest,
  stepMicrophoneTest,
} from '@duologue/domain/speech/microphone-test'
import { useReducer } from 'react'
import { chosenDialects } from '../saved-here/speech-choices'
import { rememberMicrophone } from './microphone-permission'
import type { Recognise, RecordingEnd } from './recogniser'
import { type RecordingState, useRecording } from './use-recording'

/** A microphone test that is being made. */
export interface RunningTest {
  readonly test: MicrophoneTest
  readonly state: RecordingState
  press(): void
}

/**
 * A microphone test in a component (speech.md#microphone-test).
 *
 * @param language two-letter code of the language of the conversation.
 */
export function useMicrophoneTest(language: string, recognise?: Recognise): RunningTest {
  const [test, send] = useReducer(stepMicrophoneTest, newMicrophoneTest)
  const listened = test.listensIn === 'english' ? 'en' : language
  const onEnd = (end: RecordingEnd) => {
    if ('failure' in end) return send({ type: 'failed', code: end.failure })
    rememberMicrophone()
    send({ type: 'heard', alternatives: end.heard })
  }
  const recording = useRecording(dialectFor(listened, chosenDialects.use()), onEnd, recognise)
  const press = () => {
    if (recording.state.name === 'idle') send({ type: 'pressed' })
    recording.press()
  }
  return { test, state: recording.state, press }
}
