import { skillOfMode } from '@duologue/domain/learn/skill-of'
import type { Queries } from '../database/connect'
import type { PlayedLines } from '../plays/index'
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
      conversation,
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
