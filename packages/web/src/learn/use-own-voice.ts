import { useEffect, useRef, useState } from 'react'
import { faultOf, machineMicrophone, type OpenSound, recordSound } from '../speech/record-sound'

/** A recording of oneself, to be compared with the line: it is heard here alone, and sent nowhere. */
export interface OwnVoice {
  readonly state: 'idle' | 'asking' | 'recording'
  /** The address of the recording; null while there is none. */
  readonly recorded: string | null
  /** Why nothing could be recorded, as a code of the recogniser; null when nothing failed. */
  readonly failure: string | null
  /** Begins a recording; ends the one that is going on. */
  press(): void
}

const codeOf = (error: unknown): string =>
  faultOf(error) === 'blocked' ? 'not-allowed' : 'audio-capture'

/** Records the microphone until it is told to stop; the recording goes with the component. */
export function useOwnVoice(onStart: () => void = () => undefined): OwnVoice {
  const [state, setState] = useState<OwnVoice['state']>('idle')
  const [recorded, setRecorded] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const open = useRef<OpenSound>(null)
  const isGone = useRef(false)
  const address = useRef<string>(null)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
      open.current?.drop()
      if (address.current) URL.revokeObjectURL(address.current)
    }
  }, [])
  const stop = async (sound: OpenSound) => {
    open.current = null
    const file = await sound.stop()
    if (isGone.current) return
    if (address.current) URL.revokeObjectURL(address.current)
    address.current = URL.createObjectURL(file)
    setRecorded(address.current)
    setState('idle')
  }
  const start = async () => {
    setState('asking')
    setFailure(null)
    try {
      const sound = recordSound(await machineMicrophone())
      if (isGone.current) return sound.drop()
      open.current = sound
      setState('recording')
      onStart()
    } catch (error) {
      setFailure(codeOf(error))
      setState('idle')
    }
  }
  const press = () => {
    if (open.current) void stop(open.current)
    else if (state === 'idle') void start()
  }
  return { state, recorded, failure, press }
}
