import { isUntimed, type Timeline } from '@duologue/domain/songs/times/lyric-times'

/** Which lyrics times are proposed for: all of them, those without times, or of these those between two that were tapped. */
export const proposalScopes = ['untimed', 'all', 'betweenTaps'] as const

export type ProposalScope = (typeof proposalScopes)[number]

/** The places of the lyrics that times are proposed for (songs.md#propose-times); only `all` takes those that have times. */
export function soughtPlaces(
  timeline: Timeline,
  scope: ProposalScope,
  wasTapped: (place: number) => boolean,
): ReadonlySet<number> {
  const places = [...timeline.keys()]
  if (scope === 'all') return new Set(places)
  const untimed = places.filter(place => timeline[place] && isUntimed(timeline[place]))
  if (scope === 'untimed') return new Set(untimed)
  const taps = places.filter(place => wasTapped(place) && !untimed.includes(place))
  const [first, last] = [taps[0] ?? 0, taps.at(-1) ?? 0]
  return new Set(untimed.filter(place => place > first && place < last))
}
