import type { SongEvent } from '@duologue/domain/songs/game/song-game'
import { type SongGame } from '@duologue/domain/songs/game/song-game'
import { songResult } from '@duologue/domain/songs/game/song-result'
import type { SongWishes } from '@duologue/domain/songs/game/song-setup'
import type { Client } from '../api/client'
import { newKey } from '../api/new-key'
import { notSaved, type SavingPlay } from '../sending/play-saving'
import { type ToldSong, visitorPlay } from '../sending/unsaved-plays'
import { sessionNow } from '../session/session'
import { askTicket } from './create-ticket'
import { storePlay } from './store-play'

/** A game that is over, with what was done in it. */
interface EndedSong {
  readonly wishes: SongWishes
  readonly game: SongGame
  readonly events: readonly SongEvent[]
  readonly ticket?: string | undefined
}

/** What a game came to, as it is told without its record. */
function toldOf(
  { wishes, game, ticket }: EndedSong,
  song: string,
  assigned: { assignment?: string },
): ToldSong & { key: string } {
  const { mode, difficulty, relaxed } = wishes
  const { score, isWinner } = songResult(wishes, game)
  // A play goes by one name, with its record or without.
  const key = ticket ?? newKey()
  return { song, activity: 'song', mode, difficulty, relaxed, score, isWinner, key, ...assigned }
}

/**
 * The book of the games over one song (plays.md#games-over-songs): a signed-in player's game begins with a ticket and is
 * stored when it is over; a visitor's last one is only kept here (plays.md#visitor-plays).
 *
 * @param assignment the id of the assignment that they belong to.
 */
export function songGameBook(client: Client, song: string, assignment?: string) {
  const assigned = assignment === undefined ? {} : { assignment }
  return {
    begin: ({ mode, difficulty, source, relaxed }: Omit<SongWishes, 'extraTime'>) =>
      askTicket(client, { song, mode, difficulty, source, relaxed, ...assigned }),
    end(ended: EndedSong): SavingPlay {
      const told = toldOf(ended, song, assigned)
      if (sessionNow().status === 'visitor') {
        visitorPlay.set(told)
        return notSaved
      }
      const { ticket, events } = ended
      const body = ticket === undefined ? told : { ticket, events: [...events] }
      return storePlay(client, { body, told })
    },
  }
}
