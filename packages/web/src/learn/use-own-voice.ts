import { useEffect, useRef, useState } from 'react'

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
  error instanceof DOMException && error.name === 'NotAllowedError'
    ? 'not-allowed'
    : 'audio-capture'

/** Records the microphone until it is told to stop; the recording goes with the component. */
export function useOwnVoice(onStart: () => void = () => undefined): OwnVoice {
  const [state, setState] = useState<OwnVoice['state']>('idle')
  const [recorded, setRecorded] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const open = useRef<MediaRecorder>(null)
  const isGone = useRef(false)
  const address = useRef<string>(null)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
      if (open.current?.state === 'recording') open.current.stop()
      if (address.current) URL.revokeObjectURL(address.current)
    }
  }, [])
  const keep = (parts: readonly Blob[], type: string) => {
    if (isGone.current) return
    if (address.current) URL.revokeObjectURL(address.current)
    address.current = URL.createObjectURL(new Blob([...parts], { type }))
    setRecorded(address.current)
    setState('idle')
  }
  const listen = (stream: MediaStream) => {
    const parts: Blob[] = []
    const recorder = new MediaRecorder(stream)
    open.current = recorder
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
    recorder.addEventListener('stop', () => {
      for (const track of stream.getTracks()) track.stop()
      keep(parts, recorder.mimeType)
    })
    recorder.start()
    setState('recording')
    onStart()
  }
  const begin = async () => {
    setState('asking')
    setFailure(null)
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
      if (isGone.current) for (const track of stream.getTracks()) track.stop()
      else listen(stream)
    } catch (error) {
      setFailure(codeOf(error))
      setState('idle')
    }
  }
  const press = () => {
    if (state === 'recording') open.current?.stop()
    else if (state === 'idle') void begin()
  }
  return { state, recorded, failure, press }
}
