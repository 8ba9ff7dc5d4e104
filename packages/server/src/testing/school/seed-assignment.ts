import type { TestServer } from '../apps/test-server'

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

type Place = Pick<TestServer, 'pool'>

async function keep(
  { pool }: Place,
  classId: string,
  thing: { conversation?: string; list?: string },
  told: Told,
): Promise<string> {
  count += 1
  const id = `01930000-0000-7000-8000-${String(count).padStart(12, '0')}`
  const { requirement = 'play', requiredScore = null, title = `Assigned ${count}` } = told
  await pool.query(
    `insert into assignments (id, class, conversation, pronunciation_list, title, activity, mode, difficulty, requirement,
       required_score, date_due, time_zone, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, '2026-03-01')`,
    [
      id,
      classId,
      thing.conversation ?? null,
      thing.list ?? null,
      title,
      thing.list ? 'pronunciationCustom' : 'conversationGame',
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

/** Puts an assignment of a conversation into the database; answers its id. */
export const seedAssignment = (
  place: Place,
  classId: string,
  conversation: string,
  told: Told = {},
) => keep(place, classId, { conversation }, told)

/** The same of a pronunciation list. */
export const seedListAssignment = (place: Place, classId: string, list: string, told: Told = {}) =>
  keep(place, classId, { list }, told)
