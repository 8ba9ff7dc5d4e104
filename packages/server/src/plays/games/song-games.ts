import { songModes } from '@duologue/domain/choices/song-game-choices'
import type { SongEvent } from '@duologue/domain/songs/game/song-game'
import { begunSong } from '../../songs/index'
import { upsertBest } from '../best-play-store'
import { type Events, type Game, wrongEvents } from './game'
import { judgeSong } from './judge-song'

/** An answer to a song says to which gap; those of rounds do not. */
const isOfSong = (event: Events[number]): event is SongEvent =>
  'kind' in event && (event.kind !== 'answer' || 'gap' in event)

/** Games over songs (plays.md#games-over-songs): they have boards of their own, and memory learns from each word and line. */
export const songGames: Game = {
  async replay({ database, clock }, ticket, id, events) {
    const mode = songModes.find(one => one === ticket.mode)
    const { source } = ticket
    const told = events.filter(isOfSong)
    if (mode === undefined || source === null || told.length < events.length) throw wrongEvents()
    const { thing, song } = await begunSong(database, id)
    return { thing, judged: judgeSong({ ...ticket, mode, source }, song, told, clock.now()) }
  },

  async over({ onSung }, transaction, row, answered) {
    const { song } = row
    const mode = songModes.find(one => one === row.mode)
    if (song === null || mode === undefined || !row.verified) return undefined
    const [best] = await Promise.all([
      upsertBest(transaction, 'song', { ...row, thing: song }),
      onSung(transaction, { ...row, ...answered, song, mode, at: row.playedAt }),
    ])
    return best
  },
}
