import type { plays } from '@duologue/contract/plays'
import type { Handlers } from '../http/handlers'
import { publicReads } from '../http/written/public-reads'
import { findOwnBests } from './find-own-bests'
import { findPlays } from './find-plays'
import { getLeaderboard } from './get-leaderboard'
import { getSongLeaderboard } from './get-song-leaderboard'
import type { PlaysRoom } from './plays-room'
import { savePlay } from './save-play'
import { createTicket } from './tickets/create-ticket'

/** The room's answers to its calls. */
export const playsHandlers = (room: PlaysRoom) =>
  ({
    createTicket: createTicket(room),
    savePlay: savePlay(room),
    findPlays: findPlays(room),
    findOwnBests: findOwnBests(room),
    getLeaderboard: publicReads(room, getLeaderboard),
    getSongLeaderboard: publicReads(room, getSongLeaderboard),
  }) satisfies Handlers<typeof plays>
