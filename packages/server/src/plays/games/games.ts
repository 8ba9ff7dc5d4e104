import type { Queries } from '../../database/connect'
import { thingIn } from '../../thing-columns'
import type { PlaysRoom } from '../plays-room'
import type { BegunTicket } from '../tickets/ticket-store'
import { battles } from './battles'
import type { Answered, Events, Games, NewBest, Played } from './game'
import { rounds } from './rounds'
import { songGames } from './song-games'

const games: Games = { conversation: battles, pronunciationList: rounds, song: songGames }

/** Plays the record of a ticket again (plays.md#replay); undefined when what it is about is gone. */
export async function replay(room: PlaysRoom, ticket: BegunTicket, events: Events) {
  const thing = thingIn(ticket)
  return thing && games[thing.kind].replay(room, ticket, thing.id, events)
}

/** What a stored play tells others; answers the player's best before it, where it is a new one. */
export async function gameOver(
  room: PlaysRoom,
  transaction: Queries,
  row: Played,
  answered: Answered,
): Promise<NewBest> {
  const thing = thingIn(row)
  return thing && games[thing.kind].over?.(room, transaction, row, answered)
}
