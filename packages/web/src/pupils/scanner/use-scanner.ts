import { useEffect, useRef, useState } from 'react'
import { useLatest } from '../../ui/use-latest'
import { type CameraFault, cameraFault, type OpenCamera, pictureOf } from './camera'
import { loadCodeReader, type ReadCode } from './read-code'

/** How far scanning has come. */
export type ScannerState =
  | { readonly name: 'idle' | 'asking' }
  | { readonly name: 'open'; readonly stream: MediaStream }
  | { readonly name: 'failed'; readonly fault: CameraFault }

/** Milliseconds between two looks: a slow machine has time to show what the camera sees. */
const pause = 120

const close = (stream: MediaStream | undefined) => {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

/** Looks again and again until a code is found; what it answers ends it. */
function watch(video: HTMLVideoElement, read: ReadCode, onRead: (text: string) => void) {
  const canvas = document.createElement('canvas')
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  const look = async () => {
    const picture = pictureOf(video, canvas)
    const text = picture && (await read(picture).catch(() => null))
    if (isOver) return
    if (text) onRead(text)
    else timer = setTimeout(look, pause)
  }
  void look()
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}

/**
 * A scanner (pupils.md#scanning-a-card): the camera is asked for when it is pressed, and let go as soon as a code was
 * read, when it is stopped, and when its place is left.
 */
export function useScanner(openCamera: OpenCamera, onRead: (text: string) => void) {
  const [state, setState] = useState<ScannerState>({ name: 'idle' })
  const video = useRef<HTMLVideoElement>(null)
  const reader = useRef<ReadCode>(undefined)
  const tell = useLatest(onRead)
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  const stream = state.name === 'open' ? state.stream : undefined
  useEffect(() => {
    const seen = video.current
    if (!stream || !seen || !reader.current) return
    seen.srcObject = stream
    const end = watch(seen, reader.current, text => {
      setState({ name: 'idle' })
      tell(text)
    })
    return () => {
      end()
      close(stream)
    }
  }, [stream, tell])
  const start = async () => {
    setState({ name: 'asking' })
    let opened: MediaStream | undefined
    try {
      opened = await openCamera()
      reader.current ??= await loadCodeReader()
      if (isHere.current) setState({ name: 'open', stream: opened })
      else close(opened)
    } catch (error) {
      close(opened)
      if (isHere.current) setState({ name: 'failed', fault: cameraFault(error) })
    }
  }
  return { state, video, start, stop: () => setState({ name: 'idle' }) }
}
