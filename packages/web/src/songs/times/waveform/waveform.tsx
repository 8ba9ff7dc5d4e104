import { shell } from '@duologue/domain/messages/site/shell'
import { waveformTexts as texts } from '@duologue/domain/messages/songs/waveform'
import { toHundredths, writeClock } from '@duologue/domain/songs/times/time'
import { type RefObject, useEffect, useRef, useState } from 'react'
import button from '../../../ui/button.module.css'
import { HelpPopover } from '../../../ui/dialogs/help-popover'
import { Icon, StrokeIcon } from '../../../ui/icon'
import { IconButton } from '../../../ui/icon-button'
import { useLatest } from '../../../ui/use-latest'
import type { Video } from '../../../video/video'
import { RecordingTooLong } from '../proposal/read-recording'
import type { TimeSheet } from '../time-sheet'
import { type Dragged, type DrawnWaveform, drawWaveform } from './draw-waveform'
import { readPeaks } from './read-peaks'
import { useThemeChange } from './use-theme-change'
import styles from './waveform.module.css'

/** Pixels a second. */
const zooms = [12, 25, 50, 100] as const
const usualZoom = 2

const minus = 'M5 12h14'

interface WaveformProps {
  sheet: TimeSheet
  video: Video
  /** Where the recording is. */
  address: string
}

/** Draws a recording where `host` stands, once it is there; answers how far it is, and what is drawn. */
function useDrawn(
  { sheet, video, address }: WaveformProps,
  host: RefObject<HTMLDivElement | null>,
  onDrag: (dragged: Dragged | null) => void,
) {
  const drawn = useRef<DrawnWaveform>(null)
  const [state, setState] = useState<'reading' | 'drawn' | 'tooLong' | 'failed'>('reading')
  const [tries, setTries] = useState(0)
  const tellDrag = useLatest(onDrag)
  useEffect(() => {
    const ending = new AbortController()
    readPeaks(address, ending.signal).then(
      peaks => {
        if (ending.signal.aborted || !host.current) return
        const what = { peaks, sheet, video, zoom: zooms[usualZoom] }
        drawn.current = drawWaveform(host.current, what, tellDrag)
        setState('drawn')
      },
      (error: unknown) => {
        if (ending.signal.aborted) return
        setState(error instanceof RecordingTooLong ? 'tooLong' : 'failed')
      },
    )
    return () => {
      ending.abort()
      drawn.current?.end()
      drawn.current = null
    }
  }, [address, sheet, video, tries, host, tellDrag])
  useThemeChange(() => drawn.current?.paint())
  const again = () => {
    setState('reading')
    setTries(before => before + 1)
  }
  return { state, drawn, again }
}

const clock = (seconds: number) => writeClock(toHundredths(seconds))

/** The recording of a song as it is drawn, with its lines on it; whoever uses no pointer has the list (songs.md#waveform). */
export function Waveform(props: WaveformProps) {
  const host = useRef<HTMLDivElement>(null)
  const readout = useRef<HTMLSpanElement>(null)
  const [zoom, setZoom] = useState<number>(usualZoom)
  const { state, drawn, again } = useDrawn(props, host, dragged => {
    // Told at every step of the pointer: only its text changes.
    if (readout.current)
      readout.current.textContent = dragged
        ? texts.dragged(dragged.place + 1, clock(dragged.start), clock(dragged.end))
        : ''
  })
  const zoomTo = (next: number) => {
    setZoom(next)
    drawn.current?.zoom(zooms[next] ?? zooms[usualZoom])
  }
  const cannot = (next: number) => state !== 'drawn' || zooms[next] === undefined
  return (
    <section className={styles.wave} aria-label={texts.title} data-state={state}>
      <div className={styles.head}>
        <h2>{texts.title}</h2>
        <HelpPopover about={texts.title} text={texts.hint} />
        <span ref={readout} className={styles.readout} aria-hidden="true" />
        <IconButton
          label={texts.zoomOut}
          disabled={cannot(zoom - 1)}
          onClick={() => zoomTo(zoom - 1)}
        >
          <StrokeIcon strokes={minus} />
        </IconButton>
        <IconButton
          label={texts.zoomIn}
          disabled={cannot(zoom + 1)}
          onClick={() => zoomTo(zoom + 1)}
        >
          <Icon name="plus" />
        </IconButton>
      </div>
      {state === 'drawn' ? null : (
        <p className={styles.told} role="status">
          {texts[state]}
          {state === 'failed' ? (
            <button type="button" className={button.secondary} onClick={again}>
              {shell.retry}
            </button>
          ) : null}
        </p>
      )}
      {/* Time runs from left to right in every language. */}
      <div ref={host} className={styles.host} dir="ltr" aria-hidden="true" />
    </section>
  )
}
