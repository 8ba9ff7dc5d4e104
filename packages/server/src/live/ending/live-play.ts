import { dayOf } from '@duologue/domain/assignments/due-date'
import { newId } from '../../outside/random/new-id'
import type { PlayToStore } from '../../plays/index'
import type { LiveRoom } from '../live-room'

/** What only games of one person say of themselves. */
type OfOne =
  | 'day'
  | 'durationMs'
  | 'eventsDigest'
  | 'id'
  | 'powers'
  | 'saidAt'
  | 'song'
  | 'uncounted'
  | 'verified'
  | 'words'

/** A game of several people as the play of one of them: the product has watched it, so it is verified. */
export const livePlay = (
  { random, clock }: Pick<LiveRoom, 'clock' | 'random'>,
  game: Omit<PlayToStore, OfOne>,
): PlayToStore => ({
  ...game,
  id: newId(random, clock),
  day: dayOf(game.playedAt.getTime(), 'UTC'),
  durationMs: game.lines.reduce((sum, { ms }) => sum + ms, 0),
  eventsDigest: null,
  powers: [],
  saidAt: null,
  song: null,
  uncounted: null,
  verified: true,
  words: [],
})
