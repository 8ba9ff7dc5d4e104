import type { learn } from '@duologue/contract/learn'
import { learnLimits } from '@duologue/domain/learn/learn-limits'
import { idOfReader } from '../accounts/index'
import { existing } from '../http/existing'
import type { Handler } from '../http/handlers'
import { Refused } from '../http/refused'
import { songPartsFor } from '../songs/index'
import type { LearnRoom } from './learn-room'
import { insertMemory, songMemories, songPartOf } from './memory-store'

/**
 * Puts a word of a song into Review: due a day later, as if it had been missed, and nothing of it is known
 * (learn.md#practise-a-word). It is asked in the first line in which it stands as one piece.
 */
export function practiseWord(room: LearnRoom): Handler<typeof learn.practiseWord> {
  const { database, clock } = room
  return async ({ body }, { reader }) => {
    const user = idOfReader(reader)
    const word = body.word.toLowerCase()
    const { lines } = await songPartsFor(room, body.song, reader)
    const line = lines.find(({ words }) => words.some(([id, from]) => id === word && from !== null))
    if (!line) throw new Refused('word-not-found')
    const known = await songMemories(database, user, [word])
    if (known.length > 0) return existing({ word })
    const now = clock.now()
    const isNew = await insertMemory(database, {
      user,
      line: word,
      skill: 'hear',
      ...songPartOf('word', body.song.toLowerCase(), line.id),
      due: new Date(now.getTime() + learnLimits.comesBack),
      stability: 0,
      difficulty: 0,
      reps: 0,
      lapses: 0,
      isRight: false,
      lastAt: now,
    })
    return isNew ? { word } : existing({ word })
  }
}
