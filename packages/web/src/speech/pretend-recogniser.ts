import type { Recognise, RecordingEars, RecordingEnd } from './recogniser'

/** A recogniser for tests: it notes what it is asked, and does what it is told. */
export interface PretendRecogniser {
  readonly recognise: Recognise
  /** The dialects of all recordings so far. */
  readonly dialects: readonly string[]
  isOpen(): boolean
  /** The microphone opens. */
  start(): void
  interim(transcript: string): void
  end(end: RecordingEnd): void
  /** Ends with one thing heard. */
  hear(transcript: string, confidence?: number): void
}

/** A pretend recogniser; a recording that is stopped ends as `stopped` says. */
export function pretendRecogniser(
  stopped: RecordingEnd = { failure: 'no-speech' },
): PretendRecogniser {
  const dialects: string[] = []
  let ears: RecordingEars | null = null
  const end = (how: RecordingEnd) => {
    const told = ears
    ears = null
    told?.onEnd(how)
  }
  return {
    dialects,
    isOpen: () => ears !== null,
    start: () => ears?.onStart(),
    interim: transcript => ears?.onInterim(transcript),
    end,
    hear: (transcript, confidence) =>
      end({ heard: [{ transcript, confidence: confidence ?? null }] }),
    recognise: (dialect, told) => {
      dialects.push(dialect)
      ears = told
      return {
        stop: () => end(stopped),
        drop: () => {
          ears = null
        },
      }
    },
  }
}
