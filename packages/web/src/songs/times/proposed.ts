import type { ProposalMark } from '@duologue/domain/songs/align/proposal-marks'
import type { Proposal } from '@duologue/domain/songs/align/propose-times'
import { type Timeline, withTimes } from '@duologue/domain/songs/times/lyric-times'
import type { Hundredths } from '@duologue/domain/songs/times/time'

interface Proposed {
  start: Hundredths
  mark: ProposalMark
  isAccepted: boolean
  /** How it was saved has been told. */
  isTold: boolean
}

export type ProposedTimesBook = Pick<ReturnType<typeof proposedTimes>, 'untoldProposal' | 'setTold'>

const untold = (one: Proposed | undefined) => (one?.isTold === false ? one : undefined)

/** The times that were proposed here, and which of them are still to be looked at (songs.md#propose-times). */
export function proposedTimes({
  timeline,
  become,
  tell,
}: {
  timeline: () => Timeline
  become: (next: Timeline) => void
  tell: () => void
}) {
  let proposed: ReadonlyMap<string, Proposed> = new Map()
  /** What is still as it was proposed: what was set otherwise since is its editor's. */
  const openAt = (place: number) => {
    const lyric = timeline()[place]
    const one = lyric && proposed.get(lyric.id)
    return one && one.start === lyric.start && !one.isAccepted ? one : null
  }
  const isToCheck = (place: number) => (openAt(place)?.mark ?? 'sure') !== 'sure'
  const toCheck = () => [...timeline().keys()].filter(isToCheck)
  return {
    /** Takes over what is proposed, in one step of undo. */
    propose: (proposals: readonly Proposal[]) => {
      const next = new Map(proposed)
      let times = timeline()
      for (const { place, start, stop, mark } of proposals) {
        const id = times[place]?.id
        if (id === undefined) continue
        next.set(id, { start, mark, isAccepted: false, isTold: false })
        times = withTimes(times, place, { start, stop })
      }
      proposed = next
      become(times)
      tell()
    },
    /** How sure the proposed time of a lyric is; null where it was set or accepted since. */
    markOf: (place: number): ProposalMark | null => openAt(place)?.mark ?? null,
    hasProposed: () => proposed.size > 0,
    countToCheck: () => toCheck().length,
    /** The next lyric to be looked at behind a place, and then from the first one on; null when there is none. */
    nextToCheck: (behind: number): number | null => {
      const places = toCheck()
      return places.find(place => place > behind) ?? places[0] ?? null
    },
    accept: (place: number) => {
      const id = timeline()[place]?.id ?? ''
      const one = proposed.get(id)
      if (!one) return
      proposed = new Map(proposed).set(id, { ...one, isAccepted: true })
      tell()
    },
    /** What was proposed for a lyric, once, to be told when it is saved. */
    untoldProposal: (id: string) => untold(proposed.get(id)),
    /** The proposals for these lyrics were told. */
    setTold: (ids: readonly string[]) => {
      proposed = new Map(
        [...proposed].map(([id, one]) => [id, ids.includes(id) ? { ...one, isTold: true } : one]),
      )
    },
  }
}
