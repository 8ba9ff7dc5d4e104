import type { CallAnswer } from '@duologue/contract/endpoint'
import type { learn } from '@duologue/contract/learn'
import type { Reader } from '@duologue/domain/accounts/reader'
import { learnLimits } from '@duologue/domain/learn/learn-limits'
import { idOfReader } from '../accounts/index'
import { learnableLines } from '../conversations/index'
import type { Handler } from '../http/handlers'
import { songLinesFor } from '../songs/index'
import { reviewedSince } from './attempt-store'
import { findBegun } from './find-begun'
import type { LearnRoom } from './learn-room'
import { dueLines } from './memory-store'
import { todayIn } from './today'

/** Lines that are gone by now must not keep the others away. */
const spare = 40

/** What is asked for today, of both kinds, and in which order. */
type DueToday = Omit<CallAnswer<typeof learn.getReview>, 'begun'>

/** Where the learner is, and of which language the lines are wanted; of all unless told. */
interface Asked {
  timeZone?: string | undefined
  language?: string | undefined
}

/** The lines that are due for a user today (learn.md#review). */
async function reviewLines(
  { database, clock }: LearnRoom,
  reader: Reader,
  { timeZone = 'UTC', language }: Asked,
): Promise<DueToday> {
  const user = idOfReader(reader)
  const { morning, night } = todayIn(timeZone, clock.now())
  const done = await reviewedSince(database, user, morning)
  const room = learnLimits.reviewsADay - done
  if (room <= 0) return { lines: [], songLines: [], order: [] }
  const due = await dueLines(database, user, { morning, night, limit: room + spare, language })
  const ofSongs = due.flatMap(({ line, kind, song, lyric }) =>
    kind === 'line' || song === null || lyric === null ? [] : [{ id: line, kind, song, lyric }],
  )
  const [found, sung] = await Promise.all([
    learnableLines(
      database,
      due.flatMap(({ line, kind }) => (kind === 'line' ? [line] : [])),
      reader,
    ),
    songLinesFor({ database, clock }, ofSongs, reader),
  ])
  const asked = due.filter(({ line }) => found.has(line) || sung.has(line)).slice(0, room)
  return {
    lines: asked.flatMap(({ line, skill }) => {
      const told = found.get(line)
      return told ? [{ ...told, skill }] : []
    }),
    songLines: asked.flatMap(({ line, skill }) => {
      const told = sung.get(line)
      return told ? [{ ...told, skill }] : []
    }),
    order: asked.map(({ line }) => line),
  }
}

export function getReview(room: LearnRoom): Handler<typeof learn.getReview> {
  return async ({ query }, { reader }) => {
    const [today, begun] = await Promise.all([
      reviewLines(room, reader, query),
      findBegun(room.database, reader),
    ])
    return { ...today, begun: begun ?? null }
  }
}
