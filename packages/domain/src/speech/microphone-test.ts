import { type Alternative, scoreSpeech } from './score-speech'
import { speechLimits } from './speech-limits'

/** What is to be said in the microphone test (speech.md#microphone-test). */
export const wordOfTheTest = 'Hello'

/** How well Hello was heard. */
export interface HeardHello {
  readonly percent: number
  readonly confidence: number | null
  readonly transcript: string
}

/** The microphone test as it stands (speech.md#microphone-test). */
export interface MicrophoneTest {
  readonly state: 'ready' | 'listening' | 'done'
  /** The language that the next try listens in: that of the conversation, or English when Hello was not heard there. */
  readonly listensIn: 'conversation' | 'english'
  readonly failures: number
  /** What was heard last; null when nothing was. */
  readonly heard: HeardHello | null
  /** Why the last try failed: `wrong-word`, `no-match`, or a code of the recogniser; null without a failure. */
  readonly failure: string | null
}

/** What happens in the microphone test; `failed` comes with `no-match` or with a code of the recogniser. */
export type MicrophoneEvent =
  | { readonly type: 'pressed' }
  | { readonly type: 'heard'; readonly alternatives: readonly Alternative[] }
  | { readonly type: 'failed'; readonly code: string }

/** A microphone test before its first try. */
export const newMicrophoneTest: MicrophoneTest = {
  state: 'ready',
  listensIn: 'conversation',
  failures: 0,
  heard: null,
  failure: null,
}

/** How well the one word Hello was said; in whatever language was listened, it is an English word. */
export function scoreHello(alternatives: readonly Alternative[]): HeardHello {
  const { percent, best } = scoreSpeech(wordOfTheTest, alternatives, 'en')
  return { percent, confidence: best.confidence, transcript: best.transcript }
}

function failed(test: MicrophoneTest, failure: string, heard: HeardHello | null): MicrophoneTest {
  // A microphone that is blocked says nothing about the language.
  const isBlocked = failure.includes('not-allowed')
  return {
    state: 'ready',
    listensIn: isBlocked ? test.listensIn : 'english',
    failures: test.failures + 1,
    heard,
    failure,
  }
}

/** The microphone test after an event; one that does not fit its state changes nothing. */
export function stepMicrophoneTest(test: MicrophoneTest, event: MicrophoneEvent): MicrophoneTest {
  const isListening = test.state === 'listening'
  switch (event.type) {
    case 'pressed':
      return isListening ? test : { ...test, state: 'listening', heard: null, failure: null }
    case 'failed':
      return isListening ? failed(test, event.code, null) : test
    case 'heard': {
      if (!isListening) return test
      const heard = scoreHello(event.alternatives)
      return heard.percent === 100
        ? { ...test, state: 'done', heard, failure: null }
        : failed(test, 'wrong-word', heard)
    }
  }
}

/** Whether the game can start: only at 100 percent (speech.md#microphone-test). */
export function hasPassed({ state }: MicrophoneTest): boolean {
  return state === 'done'
}

/** Whether another mode is offered instead: after three failures (speech.md#test-language). */
export function offersAnotherMode({ failures, state }: MicrophoneTest): boolean {
  return state !== 'done' && failures >= speechLimits.microphoneTries
}
