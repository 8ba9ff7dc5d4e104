import type { RepeatedWork } from '../../repeated-work'
import type { PlaysRoom } from '../plays-room'
import { forgetTickets } from './ticket-store'

/** Forgets the tickets with which no game can be stored any more, again and again (plays.md#tickets). */
export const forgettingTicketsWork = ({
  database,
  clock,
}: Pick<PlaysRoom, 'database' | 'clock'>): RepeatedWork => ({
  name: 'forgetting tickets',
  everyMs: 60 * 60 * 1000,
  portion: () => forgetTickets(database, clock.now()),
  failed: 'old tickets of games stay',
})
