import type { SongMode, SongSource } from '@duologue/domain/choices/song-game-choices'
import { checkSong } from '@duologue/domain/songs/game/check-song'
import type { SongAnswer, SongEvent } from '@duologue/domain/songs/game/song-game'
import { type GameSong, setUpSong } from '@duologue/domain/songs/game/song-setup'
import { Refused } from '../../http/refused'
import type { BegunTicket } from '../tickets/ticket-store'
import { type Judged, longestOf, unverified } from './judge-play'

/** Of answers to the same thing the first one. */
function firstOf<Answer extends object>(
  answers: readonly Answer[],
  nameOf: (answer: Answer) => string,
) {
  return [...new Map(answers.toReversed().map(answer => [nameOf(answer), answer])).values()]
}

/** The first answer to each line that was put in order or sung. */
const linesIn = (answers: readonly SongAnswer[]): Judged['lines'] =>
  firstOf(
    answers.filter(({ word }) => word === null),
    ({ lyric }) => lyric,
  ).map(({ lyric, isRight, ms }) => ({ line: lyric, right: isRight, ms }))

/** The first answer to each word that was hidden; a line may hide one twice. */
const wordsIn = (answers: readonly SongAnswer[]): Judged['words'] =>
  firstOf(
    answers.flatMap(({ word, ...answer }) => (word === null ? [] : [{ ...answer, word }])),
    ({ lyric, word }) => `${lyric} ${word}`,
  )

/**
 * Plays a recorded game over a song again, as `judgePlay` does battles (song-games.md#verdict): one that contradicts
 * itself, or is told of a song that has changed since, is not verified and has no score. A verified one also tells how
 * each word or line went the first time.
 */
export function judgeSong(
  ticket: BegunTicket & { mode: SongMode; source: SongSource },
  song: GameSong & { gameRev: number },
  events: readonly SongEvent[],
  now: Date,
): Judged {
  if (song.gameRev !== ticket.version) return { ...unverified, uncounted: 'changed' }
  const { mode, difficulty, source, relaxed, extraTime } = ticket
  const setup = setUpSong(song, { mode, difficulty, source, relaxed, extraTime })
  const verdict = checkSong(setup, ticket.seed, events, longestOf(ticket, now))
  if (verdict.kind === 'unfinished') throw new Refused('game-not-over')
  if (verdict.kind === 'contradiction') return unverified
  const { score, isWinner, duration, answers } = verdict
  return {
    ...unverified,
    score,
    isWinner,
    verified: true,
    uncounted: null,
    durationMs: duration,
    lines: linesIn(answers),
    words: wordsIn(answers),
  }
}
