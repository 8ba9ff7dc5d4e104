import type { plays } from '@duologue/contract/plays'
import { defaultSongMode } from '@duologue/domain/choices/song-game-choices'
import type { Handler } from '../http/handlers'
import { answerBoard } from './get-leaderboard'
import type { PlaysRoom } from './plays-room'

export function getSongLeaderboard(room: PlaysRoom): Handler<typeof plays.getSongLeaderboard> {
  return ({ params: { id }, query: { mode = defaultSongMode, ...query } }, { reader }) =>
    answerBoard(room, 'song', id, { ...query, mode }, reader)
}
