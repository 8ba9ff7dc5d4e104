import type { CallArguments } from '@duologue/contract/endpoint'
import type { plays } from '@duologue/contract/plays'
import type { PlayedKind } from '@duologue/domain/choices/played-kinds'
import type { Queries } from '../../database/connect'
import { Refused } from '../../http/refused'
import type { PlayedThing } from '../../playable'
import type { WordResult } from '../line-result-store'
import type { PlayRow } from '../play-store'
import type { PlaysRoom } from '../plays-room'
import type { BegunTicket } from '../tickets/ticket-store'
import type { Judged } from './judge-play'

type Recorded = Extract<CallArguments<typeof plays.savePlay>['body'], { ticket: string }>

/** What was done in a game, in its order. */
export type Events = Recorded['events']

/** How lines went that were answered, for the memory of their player. */
export type Heard = readonly { line: string; right: boolean }[]

/** The same with the hidden words of a song. */
export interface Answered {
  lines: Heard
  words: readonly WordResult[]
}

/** A play of a user. */
export type Played = PlayRow & { user: string }

/** What the player's best on a board was before a play that is a new best; null where there was none. */
export type NewBest = { before: number | null } | undefined

/** How this room treats the game over one kind of thing. */
export interface Game {
  /** Plays a record again by our own rules, with the thing as it is now, whoever may see it (plays.md#replay). */
  replay(
    room: PlaysRoom,
    ticket: BegunTicket,
    id: string,
    events: Events,
  ): Promise<{ thing: PlayedThing; judged: Judged }>
  /** What a stored play tells others: the boards, and what its player remembers. */
  over?(room: PlaysRoom, transaction: Queries, row: Played, answered: Answered): Promise<NewBest>
}

/** The game over each kind of thing. */
export type Games = Readonly<Record<PlayedKind, Game>>

/** The record is of another game than its ticket. */
export const wrongEvents = () => new Refused('invalid-input', { events: 'is not valid' })
