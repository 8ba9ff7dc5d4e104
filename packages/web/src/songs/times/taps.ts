import type { Timeline } from '@duologue/domain/songs/times/lyric-times'
import { type TapPlace, type Tapped, tapEnd, tapStart } from '@duologue/domain/songs/times/tap'
import { type Hundredths, toHundredths, toSeconds } from '@duologue/domain/songs/times/time'

/** Hundredths that going back by a tap goes back in the video. */
const backBy = 200

interface TapsOf {
  /** Whose steps the taps are. */
  sheet: { depth(): number; undo(): void }
  timeline: () => Timeline
  become: (next: Timeline) => void
  isSynced: (place: number) => boolean
  tell: () => void
}

/** The times that are tapped to the video, one lyric after the other (songs.md#time-sync). */
export function taps({ sheet, timeline, become, isSynced, tell }: TapsOf) {
  let tapPlace: TapPlace = { next: 0, open: null }
  let done: readonly { place: TapPlace; at: Hundredths; depth: number }[] = []
  const begun = new Set<string>()

  const idAt = (place: number) => timeline()[place]?.id ?? ''

  const tapped = (act: (from: Tapped) => Tapped, at: Hundredths) => {
    const before = tapPlace
    const { timeline: next, place } = act({ timeline: timeline(), place: tapPlace })
    if (place === before) return
    done = [...done, { place: before, at, depth: sheet.depth() }]
    if (place.next > before.next) begun.add(idAt(before.next))
    tapPlace = place
    become(next)
    tell()
  }
  return {
    tapPlace: () => tapPlace,
    /** Whether somebody has tapped on this page when a lyric starts. */
    wasTapped: (place: number) => begun.has(idAt(place)),
    tapFrom: (place: number) => {
      tapPlace = { next: place, open: null }
      done = []
      tell()
    },
    /** The next lyric starts at so many seconds. */
    tap: (seconds: number) => {
      const at = Math.max(0, toHundredths(seconds))
      tapped(from => tapStart(from, at, isSynced), at)
    },
    /** The lyric that was begun ends at so many seconds. */
    tapEnd: (seconds: number) => {
      const at = Math.max(0, toHundredths(seconds))
      tapped(from => tapEnd(from, at), at)
    },
    /** Takes the last tap back, with what it had replaced; answers the second to go on from, null before the first. */
    tapBack: (): number | null => {
      const last = done.at(-1)
      if (!last) return null
      done = done.slice(0, -1)
      if (tapPlace.next > last.place.next) begun.delete(idAt(last.place.next))
      tapPlace = last.place
      // Steps that were undone by hand are not undone twice.
      if (sheet.depth() > last.depth) sheet.undo()
      tell()
      return toSeconds(Math.max(0, last.at - backBy))
    },
  }
}
