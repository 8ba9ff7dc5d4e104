import type { Reader } from '@duologue/domain/accounts/reader'
import { fitsAssignment } from '@duologue/domain/assignments/fits-assignment'
import type { BattleDifficulty } from '@duologue/domain/choices/battle-difficulties'
import type { PlayMode } from '@duologue/domain/choices/play-modes'
import { Refused } from '../http/refused'
import type { ThingId } from '../playable'
import type { PlayableAssignment } from './assignments-port'
import type { PlaysRoom } from './plays-room'

/** A game as it is told with its assignment. */
interface ToldGame {
  thing: ThingId
  mode: PlayMode
  difficulty: BattleDifficulty
}

/**
 * The assignment about a thing for one of its students, however it is played; undefined for a game that belongs to none.
 */
export async function ownAssignment(
  { database, assignments }: PlaysRoom,
  id: string | undefined,
  thing: ThingId,
  reader: Reader,
): Promise<PlayableAssignment | undefined> {
  if (id === undefined) return undefined
  const assigned = await assignments.toPlay(database, id, reader)
  const isAbout = assigned.thing.kind === thing.kind && assigned.thing.id === thing.id
  if (!isAbout) throw new Refused('not-this-assignment')
  return assigned
}

/**
 * The assignment that a game is played for: only its students may, and only its own thing with the mode and
 * difficulty that it fixes counts (plays.md#plays-of-assignments). Undefined for a game that belongs to none.
 */
export async function playedAssignment(
  room: PlaysRoom,
  id: string | undefined,
  game: ToldGame,
  reader: Reader,
): Promise<PlayableAssignment | undefined> {
  const assigned = await ownAssignment(room, id, game.thing, reader)
  if (assigned && !fitsAssignment(assigned, game)) throw new Refused('not-this-assignment')
  return assigned
}

/** The same of a game that was played already: one that its assignment refuses is kept without it, never thrown away. */
export async function assignmentToTake(
  ...asked: Parameters<typeof playedAssignment>
): Promise<PlayableAssignment | undefined> {
  try {
    return await playedAssignment(...asked)
  } catch (error) {
    if (error instanceof Refused) return undefined
    throw error
  }
}
