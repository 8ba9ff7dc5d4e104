import { skillOfMode, skillOfSongMode } from '@duologue/domain/learn/skill-of'
import type { Queries } from '../database/connect'
import type { PlayedLines, PlayedSong } from '../plays/index'
import { lineOf, songPartOf } from './memory-store'
import { takeAttempts } from './take-attempts'

/**
 * Memory learns from the first answer to each line of a battle, verified or not (learn.md#answers-of-battles); in the
 * transaction that stores it.
 */
export async function learnFromPlay(transaction: Queries, play: PlayedLines): Promise<void> {
  const { user, id, conversation, mode, at, day } = play
  await takeAttempts(
    transaction,
    play.lines.map(({ line, right }) => ({
      user,
      id,
      line,
      of: lineOf(conversation),
      skill: skillOfMode(mode),
      place: 'battle',
      isRight: right,
      isUnaided: false,
      marks: '',
      at,
      day,
    })),
  )
}

/** The same of a game over a song: of each hidden word, or of each line that was put in order or sung. */
export async function learnFromSong(transaction: Queries, play: PlayedSong): Promise<void> {
  const { user, id, song, mode, at, day } = play
  // A word that a line hides in several places, or several lines hide, is one: its first answer counts.
  const words = new Map(play.words.toReversed().map(answer => [answer.word, answer]))
  const answers = [
    ...[...words.values()].map(({ word, lyric, isRight }) => ({
      line: word,
      of: songPartOf('word', song, lyric),
      isRight,
    })),
    ...play.lines.map(({ line, right }) => ({
      line,
      of: songPartOf('lyric', song, line),
      isRight: right,
    })),
  ]
  const known = { user, id, skill: skillOfSongMode(mode), place: 'battle', at, day } as const
  await takeAttempts(
    transaction,
    answers.map(answer => ({ ...known, ...answer, isUnaided: false, marks: '' })),
  )
}
