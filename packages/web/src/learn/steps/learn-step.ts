import type { LearnSession } from '@duologue/domain/learn/session'
import type { Recognise } from '../../speech/recogniser'
import type { SpeakLine, SpokenLine } from '../../voices/speak-line'
import type { LearnLine, SpokenBy } from '../learn-line'
import type { RunningSession } from '../use-learn'

/** What speaks and listens in a session; in a test something that pretends to. */
export interface Tools {
  readonly speak?: SpeakLine
  readonly recognise?: Recognise
}

/** What a step is given. */
export interface StepProps {
  readonly line: LearnLine
  /** The other lines of the session. */
  readonly others: readonly LearnLine[]
  readonly round: 1 | 2
  readonly state: LearnSession['state']
  readonly running: Pick<RunningSession, 'answer' | 'send'>
  /** Whether answers may be spoken now. */
  readonly canSpeak: boolean
  readonly tools: Tools
}

/** A line as it is spoken. */
export const spoken = ({ text, audio, part }: SpokenBy, language: string): SpokenLine => ({
  text,
  audio,
  part,
  language,
})
