import { deals } from '@duologue/domain/battle/turn/deals'
import { battleDifficulties } from '@duologue/domain/choices/battle-difficulties'
import { battleModes } from '@duologue/domain/choices/battle-modes'
import { mostPowers, powerNames } from '@duologue/domain/choices/battle-powers'
import { mostPerPage } from '@duologue/domain/choices/limits-across-rooms'
import { playModes } from '@duologue/domain/choices/play-modes'
import { pronunciationModes } from '@duologue/domain/choices/pronunciation-choices'
import { songModes, songSources } from '@duologue/domain/choices/song-game-choices'
import { conversationLimits } from '@duologue/domain/conversations/conversation-limits'
import { playLimits } from '@duologue/domain/plays/play-limits'
import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { battleEvent } from './shapes/battle-event'
import {
  idOrShortid,
  limit,
  nothing,
  page,
  publicAuthor,
  repeatable,
  timeZone,
} from './shapes/field-shapes'
import { play, savedPlay } from './shapes/play'
import { roundEvent } from './shapes/pronunciation-event'
import { songEvent } from './shapes/song-event'

const mode = z.enum(battleModes)
const difficulty = z.enum(battleDifficulties)

/** Somebody's best play; without a `player` it is anonymous. Equal scores share a place. */
export const bestPlay = z.object({
  place: z.int(),
  player: z.nullable(publicAuthor),
  isOwn: z.boolean(),
  score: z.int(),
  /** Percent of the best score of this leaderboard, rounded down. */
  share: z.int(),
  isWinner: z.boolean(),
  datePlayed: z.string(),
})

/** How far its reader has come with a thing: the best share, in percent, of the best score of a leaderboard. */
const best = { score: z.int(), share: z.int() }

export const ownBest = z.object({ conversation: z.string(), ...best })
const ownSongBest = z.object({ song: z.string(), ...best })

export type OwnBest = z.output<typeof ownBest>
export type BestPlay = z.output<typeof bestPlay>

/** Where its player is: in which day the play falls. */
const whereItIs = { timeZone: z.optional(timeZone) }

const powers = z.optional(z.array(z.enum(powerNames)).check(z.maxLength(mostPowers)))

/** How the choices of a battle are dealt; 1 when it is left out. */
const deal = z.optional(z.literal(deals))

/** A play that began with a ticket: the record of its events, which the server plays again. */
const recordedPlay = z.object({
  ...whereItIs,
  ticket: z.uuid(),
  /** How it was played: with a ticket that was fetched ahead, and with no other. */
  settings: z.optional(
    z.object({
      mode: z.enum(playModes),
      difficulty,
      powers,
      deal,
      relaxed: z.optional(z.boolean()),
    }),
  ),
  /** When it was over, by the clock of its device. */
  saidAt: z.optional(z.iso.datetime()),
  events: z.union([
    // Before those of rounds, which know no gaps, and would leave them out.
    z.array(songEvent).check(z.minLength(1), z.maxLength(playLimits.songEvents)),
    z.array(battleEvent).check(z.minLength(1), z.maxLength(playLimits.events)),
    z.array(roundEvent).check(z.minLength(1), z.maxLength(playLimits.events)),
  ]),
})

/**
 * A play as it is only told (plays.md#told-plays); `key` is made by the caller, so that the same play is stored once.
 */
const toldPlay = z.object({
  ...whereItIs,
  conversation: idOrShortid,
  activity: z.literal('conversationGame'),
  mode,
  difficulty,
  score: z.int().check(z.gte(0), z.lte(playLimits.score)),
  isWinner: z.boolean(),
  relaxed: z.optional(z.boolean()),
  assignment: z.optional(z.uuid()),
  key: z.optional(z.uuid()),
  /** The first answer to each line, for the player's own memory alone. */
  lines: z.optional(
    z
      .array(z.object({ line: z.uuid(), right: z.boolean() }))
      .check(z.maxLength(conversationLimits.mostLines)),
  ),
  // Player, date and language are known here better; what is sent is ignored.
  datePlayed: z.optional(z.unknown()),
  language: z.optional(z.unknown()),
})

/** What is told of a game of which nothing else is. */
const toldGame = {
  ...whereItIs,
  difficulty,
  score: z.int().check(z.gte(0), z.lte(playLimits.score)),
  isWinner: z.boolean(),
  relaxed: z.optional(z.boolean()),
  assignment: z.optional(z.uuid()),
  key: z.optional(z.uuid()),
  datePlayed: z.optional(z.unknown()),
  language: z.optional(z.unknown()),
}

/** A round of the pronunciation game that is only told (plays.md#rounds). */
const toldRound = z.object({
  ...toldGame,
  pronunciationList: idOrShortid,
  activity: z.literal('pronunciationCustom'),
  mode: z.enum(pronunciationModes),
})

/** A game over a song that is only told (plays.md#games-over-songs). */
const toldSong = z.object({
  ...toldGame,
  song: z.uuid(),
  activity: z.literal('song'),
  mode: z.enum(songModes),
})

/** How a game is played, and for which assignment. */
const manner = {
  /** Fetched ahead are tickets of battles and rounds alone. */
  ahead: z.optional(z.literal(false)),
  difficulty,
  relaxed: z.optional(z.boolean()),
  assignment: z.optional(z.uuid()),
}

const battleTicket = z.object({
  conversation: idOrShortid,
  mode,
  powers,
  deal,
  ...manner,
})
const roundTicket = z.object({
  pronunciationList: idOrShortid,
  mode: z.enum(pronunciationModes),
  ...manner,
})
const songTicket = z.object({
  song: z.uuid(),
  mode: z.enum(songModes),
  source: z.enum(songSources),
  ...manner,
})

/** A ticket for a game that is played later, without a connection: its settings come with the play (plays.md#ahead-tickets). */
const later = { ahead: z.literal(true), assignment: z.optional(z.uuid()) }
const battleAhead = z.object({ conversation: idOrShortid, ...later })
const roundAhead = z.object({ pronunciationList: idOrShortid, ...later })

/** A session of Learn Mode: `score` is the percent that was right at the first try; who won is our own to say. */
const learnPlay = z.object({
  ...whereItIs,
  conversation: idOrShortid,
  activity: z.literal('learn'),
  mode,
  score: z.int().check(z.gte(0), z.lte(100)),
  key: z.optional(z.uuid()),
  difficulty: z.optional(z.unknown()),
  isWinner: z.optional(z.unknown()),
  datePlayed: z.optional(z.unknown()),
  language: z.optional(z.unknown()),
})

/** Which part of a leaderboard, of whom and since when. */
const board = {
  difficulty: z.optional(difficulty),
  period: z.optional(z.enum(['week', 'all'])),
  class: z.optional(z.uuid()),
  page,
  limit,
}

const leaderboard = {
  method: 'GET',
  who: 'anyone',
  limit: 'reads',
  body: nothing,
  answer: z.object({ plays: z.array(bestPlay), nearby: z.array(bestPlay), total: z.int() }),
  status: 200,
} as const

export const plays = {
  createTicket: endpoint({
    method: 'POST',
    path: '/api/plays/tickets',
    who: 'user',
    limit: 'writes',
    summary:
      'Begin a battle, a round over a list or a game over a song that will count: answers its ticket and its seed. With `ahead` the ticket is for one that is played later, without a connection; asked for again it is the same until it was used.',
    params: nothing,
    query: nothing,
    body: z.union([battleAhead, roundAhead, battleTicket, roundTicket, songTicket]),
    /** The game is played with this timing: an assignment may allow its student more time. */
    answer: z.object({
      ticket: z.string(),
      seed: z.int(),
      relaxed: z.boolean(),
      extraTime: z.number(),
      /** That of the thing: a game over another one does not count. */
      version: z.int(),
      /** When the ticket was made; it is good for 30 days. */
      since: z.string(),
    }),
    status: 201,
  }),
  savePlay: endpoint({
    method: 'POST',
    path: '/api/plays',
    who: 'user',
    limit: 'logins',
    summary:
      'Store a play: with ticket and events it is played again and its score is our own; else it stays unverified. With a ticket that was fetched ahead its settings are told, too. A session of Learn Mode is told with its percent. Answers why it does not count, what became of its assignment, and what the own best was where this is a new one.',
    params: nothing,
    query: nothing,
    body: z.union([
      recordedPlay,
      z.discriminatedUnion('activity', [toldPlay, learnPlay, toldRound, toldSong]),
    ]),
    answer: savedPlay,
    status: 201,
  }),
  findPlays: endpoint({
    method: 'GET',
    path: '/api/plays',
    who: 'user',
    limit: 'reads',
    summary:
      "A user's own plays, the latest first, of one conversation, list or song if it is named by its id; or those of an assignment, to its teacher everybody's.",
    params: nothing,
    query: z.object({
      user: z.optional(z.uuid()),
      conversation: z.optional(z.uuid()),
      pronunciationList: z.optional(z.uuid()),
      song: z.optional(z.uuid()),
      assignment: z.optional(z.uuid()),
      page,
      limit,
    }),
    body: nothing,
    answer: z.object({ plays: z.array(play), total: z.int() }),
    status: 200,
  }),
  findOwnBests: endpoint({
    method: 'GET',
    path: '/api/plays/best',
    who: 'user',
    limit: 'reads',
    summary:
      'The own best verified play of each of these conversations or songs; those never played are left out.',
    params: nothing,
    query: z.object({
      conversation: z.optional(repeatable(z.uuid(), mostPerPage)),
      song: z.optional(repeatable(z.uuid(), mostPerPage)),
    }),
    body: nothing,
    /** `songs` where they are asked for. */
    answer: z.object({ bests: z.array(ownBest), songs: z.optional(z.array(ownSongBest)) }),
    status: 200,
  }),
  getLeaderboard: endpoint({
    ...leaderboard,
    path: '/api/conversations/:id/leaderboard',
    summary:
      'The best verified play of each player, or of each student of a class; `nearby` are the own place and the two above and below.',
    params: z.object({ id: idOrShortid }),
    query: z.object({ mode: z.optional(mode), ...board }),
  }),
  getSongLeaderboard: endpoint({
    ...leaderboard,
    path: '/api/songs/:id/leaderboard',
    summary: 'The same of a song: the best verified game of each player, as of conversations.',
    params: z.object({ id: z.uuid() }),
    query: z.object({ mode: z.optional(z.enum(songModes)), ...board }),
  }),
}
