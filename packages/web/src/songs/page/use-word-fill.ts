import type { SheetLine } from '@duologue/contract/songs/song-sheet'
import type { LyricTimes } from '@duologue/domain/songs/times/lyric-times'
import { wordFill } from '@duologue/domain/songs/times/word-fill'
import { type RefObject, useEffect } from 'react'
import type { Video } from '../../video/video'

/** By how much a line is later than when its words were timed, in hundredths: where it is spoken it may have moved. */
const movedBy = (line: SheetLine, { start }: LyricTimes) => start - Math.round(line.start * 100)

/**
 * Fills the words of the line that is sung, as they are sung, where they have times of their own
 * (song-page.md#current-line). Nothing is rendered anew for it.
 */
export function useWordFill(
  row: RefObject<HTMLElement | null>,
  video: Video,
  line: SheetLine,
  times: LyricTimes | undefined,
  isSung: boolean,
): void {
  useEffect(() => {
    const { marks, text } = line
    if (!isSung || !marks || !times || !row.current) return
    const words = [...row.current.querySelectorAll<HTMLElement>('[data-from]')]
    const sung = { marks, text, stop: times.stop - movedBy(line, times) }
    const fill = () => {
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
  }, [row, video, line, times, isSung])
}
