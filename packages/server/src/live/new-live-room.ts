import { countCodeTries } from '../code-tries'
import type { Database } from '../database/connect'
import type { Networks } from '../networks'
import type { Clock } from '../outside/clock/clock'
import type { RandomSource } from '../outside/random/random'
import type { PlayableThings } from '../playable'
import { spreadSlowCalls } from './calls-of-slow-way'
import { countJoins } from './joining/joins-from'
import type { LiveRoom } from './live-room'
import { openGate } from './log/gate'
import { newKeptHalls } from './log/kept-halls'
import { dealPairs } from './pairs/dealt-pairs'
import { scriptOf } from './script-of'
import { HallRounds } from './wire/hall-rounds'
import { Presence } from './wire/presence'

/** What the room is made of. */
interface LiveMaterials
  extends Pick<
    LiveRoom,
    | 'publicUrl'
    | 'assignedIn'
    | 'assignmentsToMeet'
    | 'titleOfAssignment'
    | 'requireMaySpeak'
    | 'storePlay'
    | 'playByKey'
    | 'wordsIn'
    | 'onError'
  > {
  database: Database
  clock: Clock
  random: RandomSource
  schoolNetworks: Networks
  things: PlayableThings
}

/** The room of one process: its gate, the halls that it has in memory, and what it counts. */
export function newLiveRoom({ things, ...materials }: LiveMaterials): LiveRoom {
  const { database, clock, schoolNetworks, onError } = materials
  const gate = openGate(database)
  const halls = newKeptHalls(database, clock, onError)
  const rounds = new HallRounds({ gate, halls, onError })
  return {
    ...materials,
    gate,
    halls,
    presence: new Presence({ gate, halls, heard: rounds.heard, onError }),
    rounds,
    tries: countCodeTries(clock, schoolNetworks),
    dealPair: dealPairs(),
    pairTries: countCodeTries(clock, schoolNetworks),
    joins: countJoins(clock, schoolNetworks),
    slowCalls: spreadSlowCalls(clock),
    scriptOf: (wanted, reader) => scriptOf({ database, clock, things }, wanted, reader),
    requireForClass: async ({ kind, id }, upTo) =>
      things[kind].requireForClass?.(database, id, upTo),
    isThere: async ({ kind, id }, reader) =>
      (await things[kind].assignable(database, [id], reader)).has(id),
  }
}
