import type { learn } from '@duologue/contract/learn'
import type { Reader } from '@duologue/domain/accounts/reader'
import { dayOf } from '@duologue/domain/assignments/due-date'
import { codeOfSongLanguage } from '@duologue/domain/choices/song-choices'
import { learnLimits } from '@duologue/domain/learn/learn-limits'
import { idOfReader } from '../accounts/index'
import { learnableLines } from '../conversations/index'
import { inTransaction } from '../database/transaction'
import type { Handler } from '../http/handlers'
import { songCardsOf } from '../songs/index'
import type { LearnRoom } from './learn-room'
import { lineOf, type Remembered, songMemories } from './memory-store'
import { takeAttempts } from './take-attempts'

/** When an answer was given: never later than it came, and not so long ago that it says nothing any more. */
function givenAt(told: string | undefined, now: Date): Date {
  const at = told === undefined ? now.getTime() : Date.parse(told)
  return new Date(Math.max(Math.min(at, now.getTime()), now.getTime() - learnLimits.oldestAttempt))
}

/** What of what was answered there is for this reader, with its language: lines, and what they remember of songs. */
async function rememberedBy(
  { database, clock }: LearnRoom,
  reader: Reader,
  attempts: readonly { line: string }[],
): Promise<Map<string, { of: Remembered; language: string }>> {
  const ids = attempts.map(({ line }) => line)
  const lines = await learnableLines(database, ids, reader)
  const known = new Map(
    [...lines].map(([line, { conversation }]) => [
      line,
      { of: lineOf(conversation.id), language: conversation.language },
    ]),
  )
  const others = ids.filter(id => !known.has(id))
  if (others.length === 0) return known
  const memories = await songMemories(database, idOfReader(reader), others)
  const songs = await songCardsOf(
    { database, clock },
    [...new Set(memories.flatMap(({ song }) => song ?? []))],
    reader,
  )
  for (const { line, kind, song: of, lyric } of memories) {
    const song = songs.get(of ?? '')
    if (song)
      known.set(line, {
        of: { kind, song: of, lyric, conversation: null },
        language: codeOfSongLanguage(song.language),
      })
  }
  return known
}

export function saveAttempts(room: LearnRoom): Handler<typeof learn.saveAttempts> {
  const { database, clock, random, onAnswered } = room
  return async ({ body }, { reader }) => {
    const user = idOfReader(reader)
    const known = await rememberedBy(room, reader, body.attempts)
    const now = clock.now()
    const { timeZone = 'UTC' } = body
    const taken = body.attempts.flatMap(attempt => {
      const found = known.get(attempt.line)
      if (!found) return []
      const { id, line, skill, place, isRight, isUnaided = false, marks = '' } = attempt
      const at = givenAt(attempt.at, now)
      const day = dayOf(at.getTime(), timeZone)
      const { of } = found
      return [{ user, id, line, skill, place, isRight, isUnaided, marks, at, day, of }]
    })
    const days = taken.flatMap(({ day, line }) => {
      const language = known.get(line)?.language
      return language === undefined ? [] : [{ day, language }]
    })
    const kept = await inTransaction(database, random, async transaction => {
      const fresh = await takeAttempts(transaction, taken)
      if (fresh > 0) await onAnswered(transaction, user, days)
      return fresh
    })
    return { kept }
  }
}
