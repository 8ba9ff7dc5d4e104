import { speechTexts as texts } from '../messages/speech/speech'

/** What is told of a failure of the recognition, and whether the microphone is blocked, for which there is help. */
export interface RecognitionMessage {
  readonly sentence: string
  readonly isBlocked: boolean
}

/** What became of a recording in which nothing was recognised: a code of the recogniser, or that nothing fits. */
export type RecognitionFailure = 'no-match' | (string & {})

/**
 * The sentence for a failure of the recognition (speech.md#recognition-errors).
 *
 * @param code what the recogniser says, such as `no-speech`; `no-match` when it heard something that is no speech.
 */
export function tellRecognitionError(code: RecognitionFailure): RecognitionMessage {
  if (code.includes('not-allowed')) return { sentence: texts.blocked, isBlocked: true }
  if (code === 'no-match') return { sentence: texts.notRecognised, isBlocked: false }
  if (code === 'no-speech') return { sentence: texts.noSpeech, isBlocked: false }
  return { sentence: texts.otherError(code), isBlocked: false }
}
