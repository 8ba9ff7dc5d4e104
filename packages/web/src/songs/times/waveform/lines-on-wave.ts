import { isUntimed } from '@duologue/domain/songs/times/lyric-times'
import { toSeconds } from '@duologue/domain/songs/times/time'
import type WaveSurfer from 'wavesurfer.js'
import type RegionsPlugin from 'wavesurfer.js/dist/plugins/regions.js'
import type { Region } from 'wavesurfer.js/dist/plugins/regions.js'
import type { TimeSheet } from '../time-sheet'

/** The shortest that a line may be pulled to, in seconds; one that is shorter than this could not be pulled at all. */
const shortest = 0.01

/** Edges are to be hit by fingers, too, and seen in both themes. */
function shapeEdges(region: Region): void {
  const isCoarse = matchMedia('(pointer: coarse)').matches
  for (const edge of region.element?.querySelectorAll<HTMLElement>('[part~=region-handle]') ?? []) {
    edge.style.inlineSize = isCoarse ? '22px' : '8px'
    edge.style.borderColor = 'var(--wave-edge)'
    edge.style.touchAction = 'none'
  }
}

/**
 * The lines of a song that stand on its drawing (songs.md#waveform): those in view and one screen on both sides of it,
 * however many there are. The one that is dragged is left as it is.
 */
export function linesOnWave({
  wave,
  regions,
  sheet,
  duration,
}: {
  wave: WaveSurfer
  regions: ReturnType<typeof RegionsPlugin.create>
  sheet: TimeSheet
  duration: number
}) {
  const shown = new Map<string, Region>()
  let dragged: string | null = null

  const put = (place: number, id: string, start: number, end: number) => {
    const before = shown.get(id)
    // A line without an end is a mark, which is another thing than a stretch.
    if (before && (before.start === before.end) === (start === end)) {
      if (before.start !== start || before.end !== end) before.setOptions({ start, end })
      return
    }
    before?.remove()
    const region = regions.addRegion({
      id,
      start,
      end,
      color: place % 2 === 0 ? 'var(--wave-even)' : 'var(--wave-odd)',
      minLength: shortest,
      content: `${place + 1} ${sheet.lines()[place]?.text ?? ''}`,
    })
    shapeEdges(region)
    shown.set(id, region)
  }
  return {
    show: () => {
      const [width, scroll] = [wave.getWidth(), wave.getScroll()]
      const pixels = Math.max(wave.getWrapper().clientWidth, 1) / duration
      const [from, to] = [(scroll - width) / pixels, (scroll + 2 * width) / pixels]
      const wanted = new Set<string>(dragged === null ? [] : [dragged])
      sheet.timeline().forEach((lyric, place) => {
        const [start, stop] = [toSeconds(lyric.start), toSeconds(Math.max(lyric.start, lyric.stop))]
        const isInView = start <= to && stop >= from && start < duration
        if (!isInView || isUntimed(lyric) || lyric.id === dragged) return
        wanted.add(lyric.id)
        put(place, lyric.id, start, Math.min(stop, duration))
      })
      for (const [id, region] of shown)
        if (!wanted.has(id)) {
          region.remove()
          shown.delete(id)
        }
    },
    isDragged: () => dragged !== null,
    /** Which one is dragged now. */
    hold: (id: string | null) => {
      dragged = id
    },
  }
}
