import type { SheetLine } from '@duologue/contract/songs/song-sheet'
import type { LyricTimes } from '@duologue/domain/songs/times/lyric-times'
import { wordFill } from '@duologue/domain/songs/times/word-fill'
import { type RefObject, useEffect } from 'react'
import { useStore } from '../../ui/store'
import type { SongPlayer } from '../player/use-song-player'

/** By how much a line is later than when its words were timed, in hundredths: where it is spoken it may have moved. */
const movedBy = (line: SheetLine, { start }: LyricTimes) => start - Math.round(line.start * 100)

/**
 * Fills the words of the line that is sung, as they are sung, where they have times of their own
 * (song-page.md#current-line). It shows nothing, and nothing is rendered anew for it.
 */
export function WordFill({
  player: { video, lights },
  lines,
  list,
}: {
  player: Pick<SongPlayer, 'video' | 'lights'>
  lines: readonly SheetLine[]
  list: RefObject<HTMLElement | null>
}) {
  const place = useStore({ subscribe: lights.subscribe, now: () => lights.now().current })
  useEffect(() => {
    const [line, times] = [lines[place], lights.times[place]]
    if (!line?.marks || !times) return
    const { marks, text } = line
    const sung = { marks, text, stop: times.stop - movedBy(line, times) }
    let row: Element | null | undefined
    let words: HTMLElement[] = []
    const fill = () => {
      // A row that was scrolled away comes back as another one.
      if (!row?.isConnected) {
        row = list.current?.querySelector(`[data-place="${place}"]`)
        words = [...(row?.querySelectorAll<HTMLElement>('[data-from]') ?? [])]
      }
      const seconds = video.heard() - movedBy(line, times) / 100
      for (const word of words) {
        const { from, to } = word.dataset
        const share = wordFill(sung, Number(from), Number(to), seconds)
        word.style.setProperty('--sung', `${Math.round(share * 100)}%`)
      }
    }
    fill()
    const leave = video.subscribe(fill)
    return () => {
      leave()
      for (const word of words) word.style.removeProperty('--sung')
    }
  }, [video, lights, lines, list, place])
  return null
}
