import { fileLimits } from '@duologue/domain/media/file-limits'
import { useCallback, useEffect, useRef, useState } from 'react'
import { rememberMicrophone } from './microphone-permission'
import {
  canRecord,
  faultOf,
  machineMicrophone,
  type OpenMicrophone,
  type OpenSound,
  type RecorderFault,
  recordSound,
} from './record-sound'

/** A finished recording: the MP3, and an address under which this page can play it. */
export interface RecordedClip {
  file: Blob
  url: string
  durationMs: number
}

/** How far a recording is; `level` is how loud it is now, from 0 to 1. */
export type SoundRecordingState =
  | { readonly name: 'idle' }
  | { readonly name: 'asking' }
  | { readonly name: 'recording'; readonly seconds: number; readonly level: number }
  | { readonly name: 'encoding' }
  | { readonly name: 'done'; readonly clip: RecordedClip; readonly isCutOff: boolean }
  | { readonly name: 'failed'; readonly fault: RecorderFault }

const idle: SoundRecordingState = { name: 'idle' }
/** Milliseconds between two looks at the loudness. */
const lookEvery = 100
/** Below this loudest sample nothing was heard but the machine. */
const silence = 0.003

async function clipOf(recorded: Blob): Promise<RecordedClip | 'silent'> {
  const { encodeMp3 } = await import('./encode-mp3')
  const { file, durationMs, peak } = await encodeMp3(recorded)
  return peak < silence ? 'silent' : { file, durationMs, url: URL.createObjectURL(file) }
}

/**
 * Records sound in a component and makes an MP3 of it (speech.md#recording-a-line). It stays on this page until
 * somebody sends it; one that is going on when the component goes is dropped, and the address of the last clip with it.
 *
 * @param most how long a recording may last, in milliseconds; then it ends by itself.
 */
export function useSoundRecording({
  most = fileLimits.recording,
  openMicrophone = machineMicrophone,
}: {
  most?: number
  openMicrophone?: OpenMicrophone
} = {}) {
  const [state, setState] = useState<SoundRecordingState>(idle)
  const open = useRef<OpenSound>(null)
  const kept = useRef<string>(null)
  /** Counts what was begun: what comes late from an earlier one is not for us. */
  const round = useRef(0)
  const looking = useRef<ReturnType<typeof setInterval>>(undefined)

  const drop = useCallback(() => {
    round.current += 1
    clearInterval(looking.current)
    open.current?.drop()
    open.current = null
    if (kept.current) URL.revokeObjectURL(kept.current)
    kept.current = null
    setState(idle)
  }, [])
  useEffect(() => drop, [drop])

  const stop = async (isCutOff = false) => {
    const sound = open.current
    if (!sound) return
    const mine = round.current
    clearInterval(looking.current)
    open.current = null
    setState({ name: 'encoding' })
    const clip = await sound
      .stop()
      .then(clipOf)
      .catch((): RecorderFault => 'failed')
    if (round.current !== mine) return
    if (typeof clip === 'string') return setState({ name: 'failed', fault: clip })
    kept.current = clip.url
    setState({ name: 'done', clip, isCutOff })
  }

  const start = async () => {
    drop()
    const mine = round.current
    if (openMicrophone === machineMicrophone && !canRecord())
      return setState({ name: 'failed', fault: 'cannotRecord' })
    setState({ name: 'asking' })
    try {
      const stream = await openMicrophone()
      if (round.current !== mine) return recordSound(stream).drop()
      rememberMicrophone()
      const sound = recordSound(stream)
      open.current = sound
      const begun = performance.now()
      const look = () => {
        const gone = performance.now() - begun
        if (gone >= most) return void stop(true)
        setState({ name: 'recording', seconds: Math.floor(gone / 1000), level: sound.level() })
      }
      look()
      looking.current = setInterval(look, lookEvery)
    } catch (error) {
      if (round.current === mine) setState({ name: 'failed', fault: faultOf(error) })
    }
  }

  return {
    state,
    /** Begins a recording, forgetting the last one; ends the one that is going on. */
    press: () => void (open.current ? stop() : start()),
    /** Forgets the recording, going on or done. */
    drop,
  }
}
