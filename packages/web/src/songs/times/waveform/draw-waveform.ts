import WaveSurfer from 'wavesurfer.js'
import RegionsPlugin from 'wavesurfer.js/dist/plugins/regions.js'
import type { Video } from '../../../video/video'
import type { TimeSheet } from '../time-sheet'
import { draggedTimes } from './dragged-times'
import { linesOnWave } from './lines-on-wave'
import type { Peaks } from './read-peaks'

/** Pixels. */
const height = 96

/** Milliseconds for which a drawing that was moved by hand does not follow the video. */
const still = 4000

/** A line while it is dragged: its place in the song, and the seconds where it stands. */
export interface Dragged {
  place: number
  start: number
  end: number
}

/** A colour of the theme as a canvas takes it, which knows no variables. */
function themeColour(host: HTMLElement, name: string): string {
  const probe = document.createElement('span')
  probe.style.color = `var(${name})`
  host.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

const colours = (host: HTMLElement) => ({
  waveColor: themeColour(host, '--line-strong'),
  progressColor: themeColour(host, '--accent'),
  cursorColor: themeColour(host, '--accent-strong'),
})

/** Lets a drawing follow a video, but for a while after somebody has moved it by hand. */
function followVideo(wave: WaveSurfer, host: HTMLElement, video: Video, isHeld: () => boolean) {
  let [movedAt, drawnAt] = [Number.NEGATIVE_INFINITY, Number.NaN]
  const follow = () => {
    const now = video.now()
    if (isHeld() || now === drawnAt) return
    drawnAt = now
    wave.options.autoScroll = performance.now() - movedAt > still
    wave.setTime(now)
  }
  const move = () => {
    movedAt = performance.now()
  }
  host.addEventListener('wheel', move, { passive: true })
  host.addEventListener('pointerdown', move)
  const stop = video.subscribe(follow)
  return {
    follow,
    end: () => {
      stop()
      host.removeEventListener('wheel', move)
      host.removeEventListener('pointerdown', move)
    },
  }
}

/** Draws a recording with the lines of a song on it, which can be dragged, and lets it follow the video (songs.md#waveform). */
export function drawWaveform(
  host: HTMLElement,
  { peaks, sheet, video, zoom }: { peaks: Peaks; sheet: TimeSheet; video: Video; zoom: number },
  onDrag: (dragged: Dragged | null) => void,
) {
  const { duration } = peaks
  const regions = RegionsPlugin.create()
  const wave = WaveSurfer.create({
    container: host,
    peaks: [peaks.values],
    duration,
    height,
    minPxPerSec: zoom,
    autoCenter: false,
    cursorWidth: 2,
    plugins: [regions],
    ...colours(host),
  })
  const lines = linesOnWave({ wave, regions, sheet, duration })
  const following = followVideo(wave, host, video, lines.isDragged)
  const placeOf = (id: string) => sheet.timeline().findIndex(lyric => lyric.id === id)

  regions.on('region-update', ({ id, start, end }) => {
    lines.hold(id)
    onDrag({ place: placeOf(id), start, end })
  })
  regions.on('region-updated', (region, side) => {
    lines.hold(null)
    onDrag(null)
    const place = placeOf(region.id)
    const lyric = sheet.timeline()[place]
    if (lyric) sheet.setTimes(place, draggedTimes(lyric, region, side, duration))
    // What was rounded, or stopped at 0, stands where the sheet says.
    lines.show()
  })
  wave.on('interaction', seconds => video.seek(seconds))
  wave.on('scroll', lines.show)
  wave.on('zoom', lines.show)
  wave.on('resize', lines.show)
  wave.on('ready', () => {
    lines.show()
    following.follow()
  })
  // It is a picture: the keyboard has the list.
  const box = wave.getWrapper().parentElement
  if (box) box.tabIndex = -1
  const stop = sheet.subscribe(lines.show)

  return {
    /** So many pixels a second. */
    zoom: (pixels: number) => wave.zoom(pixels),
    /** Takes the colours of the theme anew. */
    paint: () => wave.setOptions(colours(host)),
    end: () => {
      stop()
      following.end()
      wave.destroy()
    },
  }
}

export type DrawnWaveform = ReturnType<typeof drawWaveform>
