import { useCallback, useEffect, useRef, useState } from 'react'
import { useLatest } from '../ui/use-latest'
import { browserRecogniser } from './browser-recogniser'
import type { OpenRecording, Recognise, RecordingEnd } from './recogniser'

/**
 * How far a recording is (speech.md#recording); `asking` is until the microphone is open. Its end is told, not kept.
 */
export type RecordingState =
  | { readonly name: 'idle' }
  | { readonly name: 'asking' }
  | { readonly name: 'recording'; readonly interim: string }

/** A recording that somebody begins and ends. */
export interface Recording {
  readonly state: RecordingState
  /** Begins a recording; ends the one that is going on. */
  press(): void
  /** Ends the one that is going on, if any, and tells nothing of it. */
  drop(): void
}

const idle: RecordingState = { name: 'idle' }

/**
 * A recording in a component; one that is going on when the component goes is dropped.
 *
 * @param dialect a BCP 47 tag.
 * @param onEnd told how a recording ended that was not dropped.
 */
export function useRecording(
  dialect: string,
  onEnd: (end: RecordingEnd) => void,
  recognise?: Recognise,
): Recording {
  const [state, setState] = useState<RecordingState>(idle)
  const open = useRef<OpenRecording>(null)
  const tell = useLatest(onEnd)
  useEffect(() => {
    // One that is handed in needs no preparation, and the browser is not to be asked beside it.
    if (!recognise) void browserRecogniser().prepare(dialect)
  }, [dialect, recognise])
  const drop = useCallback(() => {
    open.current?.drop()
    open.current = null
    setState(idle)
  }, [])
  useEffect(() => drop, [drop])
  const press = () => {
    if (open.current !== null) return open.current.stop()
    setState({ name: 'asking' })
    const hears = recognise ?? browserRecogniser().recognise
    open.current = hears(dialect, {
      onStart: () => setState({ name: 'recording', interim: '' }),
      onInterim: interim => setState({ name: 'recording', interim }),
      onEnd: end => {
        open.current = null
        setState(idle)
        tell(end)
      },
    })
  }
  return { state, press, drop }
}
