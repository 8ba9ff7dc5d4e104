import type { TestServer } from './test-server'

/** What is not as usual about an assignment. */
interface Told {
  mode?: string
  difficulty?: string
  requirement?: 'play' | 'score' | 'win'
  requiredScore?: number | null
  dateDue?: string
  timeZone?: string
  title?: string
}

let count = 0

/** Puts an assignment of a conversation into the database; answers its id. */
export async function keepAssignment(
  { pool }: Pick<TestServer, 'pool'>,
  classId: string,
  conversation: string,
  told: Told = {},
): Promise<string> {
  count += 1
  const id = `01930000-0000-7000-8000-${String(count).padStart(12, '0')}`
  const { requirement = 'play', requiredScore = null, title = `Assigned ${count}` } = told
  await pool.query(
    `insert into assignments (id, class, conversation, title, activity, mode, difficulty, requirement,
       required_score, date_due, time_zone, created_at)
     values ($1, $2, $3, $4, 'conversationGame', $5, $6, $7, $8, $9, $10, '2026-03-01')`,
    [
      id,
      classId,
      conversation,
      title,
      told.mode ?? 'any',
      told.difficulty ?? 'any',
      requirement,
      requiredScore,
      told.dateDue ?? '2026-03-10T23:59:59Z',
      told.timeZone ?? 'UTC',
    ],
  )
  return id
}
