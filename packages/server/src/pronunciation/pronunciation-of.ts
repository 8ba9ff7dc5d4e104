import type { Database } from '../database/connect'
import { everyList } from './list-store'
import { listView } from './list-view'
import { everyAnswer } from './rounds/answer-store'

/** A user's lists, drafts too, and all answers, as they go into the export of their data (accounts.md#own-data). */
export async function pronunciationOf(database: Database, user: string) {
  const [rows, answers] = await Promise.all([
    everyList(database, user),
    everyAnswer(database, user),
  ])
  return {
    lists: rows.map(row => listView(row, undefined)),
    answers: answers.map(({ list, item, skill, isRight, at }) => ({
      list,
      item,
      skill,
      isRight,
      at: at.toISOString(),
    })),
  }
}
