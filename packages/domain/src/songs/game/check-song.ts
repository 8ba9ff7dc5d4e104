import { newSongGame, type SongAnswer, type SongEvent } from './song-game'
import { songResult } from './song-result'
import type { SongSetup } from './song-setup'
import { stepSong } from './step-song'

/** What the record of a game is worth. */
export type SongVerdict =
  | {
      readonly kind: 'ended'
      readonly score: number
      readonly isWinner: boolean
      /** From the first line to the end, in milliseconds. */
      readonly duration: number
      /** The first answer to each question, in the order in which they were given. */
      readonly answers: readonly SongAnswer[]
    }
  | { readonly kind: 'contradiction' }
  | { readonly kind: 'unfinished' }

/**
 * Plays a game again from its record and judges the record (song-games.md#verdict). It contradicts itself when time runs
 * backwards or past `longest`, when the song is outrun, and when an event is told that could not have happened. A record
 * whose game is not over is unfinished. Whether the song was changed since is for whoever keeps its `gameRev`.
 *
 * @param longest how long the game can have lasted, in milliseconds.
 */
export function checkSong(
  setup: SongSetup,
  seed: number,
  events: readonly SongEvent[],
  longest: number,
): SongVerdict {
  let game = newSongGame(setup, seed)
  for (const event of events) {
    const next = stepSong(setup, game, event)
    if (next === game || event.at > longest) return { kind: 'contradiction' }
    game = next
  }
  const [first] = events
  if (game.state !== 'over' || first === undefined) return { kind: 'unfinished' }
  const { score, isWinner } = songResult(setup, game)
  return { kind: 'ended', score, isWinner, duration: game.now - first.at, answers: game.answers }
}
