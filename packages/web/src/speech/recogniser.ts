import type { Alternative } from '@duologue/domain/speech/score-speech'

/** What became of a recording: what was heard, or a failure: `no-match`, or a code such as `no-speech`. */
export type RecordingEnd = { readonly heard: readonly Alternative[] } | { readonly failure: string }

/** Who is told of a recording. */
export interface RecordingEars {
  /** The microphone is open. */
  onStart(): void
  /** What has been heard so far. */
  onInterim(transcript: string): void
  /** Told once; not of a recording that was dropped. */
  onEnd(end: RecordingEnd): void
}

/** A recording that is going on. */
export interface OpenRecording {
  /** Ends it: what was heard until now is told. */
  stop(): void
  /** Ends it: nothing more is told. */
  drop(): void
}

/**
 * Opens the microphone and recognises what is said: that of the browser, or in a test something that pretends to.
 *
 * @param dialect a BCP 47 tag.
 */
export type Recognise = (dialect: string, ears: RecordingEars) => OpenRecording
