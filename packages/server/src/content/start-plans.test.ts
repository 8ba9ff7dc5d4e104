import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pretendClock } from '../outside/clock/pretend-clock'
import { machineRandom } from '../outside/random/random'
import { temporaryFolder } from '../testing/apps/temporary-folder'
import { describeEachEngine } from '../testing/databases/database-engines'
import { fillTables } from '../testing/databases/fill-tables'
import { type GivenStatement, watchStatements } from '../testing/databases/intercept-statements'
import { openFreshDatabase } from '../testing/databases/open-database'
import { readWhole } from '../testing/databases/query-plan'
import { writeEmptyContent } from '../testing/school/empty-content'
import { bringInCourses } from './bring-in-courses'
import { bringInLists } from './bring-in-lists'
import { bringInPlaylists } from './bring-in-playlists'
import { bringInSamples } from './bring-in-samples'

const content = join(import.meta.dirname, '../../../../content')
const day = `timestamptz '2026-01-01'`

/** Some samples of every kind: how a statement is planned does not hang on how many there are. */
async function someContent(): Promise<string> {
  const folder = await temporaryFolder()
  await writeEmptyContent(folder)
  for (const part of [
    'conversations/es',
    'pronunciation/es',
    'courses/es.json',
    'playlists/first-steps-in-spanish.json',
  ])
    await cp(join(content, part), join(folder, part), { recursive: true })
  return folder
}

/** What people have made, as SQL. */
const made = {
  conversations: `insert into conversations (id, shortid, title, title_search, language, is_published, published_at,
      character1_name, character2_name, created_at, updated_at)
    select gen_random_uuid(), 'c' || n, 'x', 'x', 'es', true, ${day}, 'Ana', 'Luis', ${day}, ${day}
    from generate_series(1, 20000) n`,
  pronunciation_lists: `insert into pronunciation_lists (id, shortid, title, title_search, language, created_at, updated_at)
    select gen_random_uuid(), 'l' || n, 'x', 'x', 'es', ${day}, ${day} from generate_series(1, 20000) n`,
  courses: `insert into courses (id, shortid, title, title_search, language, created_at, updated_at)
    select gen_random_uuid(), 'k' || n, 'x', 'x', 'es', ${day}, ${day} from generate_series(1, 20000) n`,
  playlists: `insert into playlists (id, name, name_search, created_at, updated_at)
    select gen_random_uuid(), 'x', 'x', ${day}, ${day} from generate_series(1, 20000) n`,
}

describeEachEngine('a start among much that people have made', engine => {
  test('reads none of it whole to find the samples, whatever the statistics say', async () => {
    const database = await openFreshDatabase(engine)
    const room = { database, clock: pretendClock('2026-03-04T10:20:00Z'), random: machineRandom }
    const folder = await someContent()
    const bringIn = async () => {
      await bringInSamples(room, folder)
      await bringInPlaylists(room, folder)
      await bringInLists(room, folder)
      await bringInCourses(room, folder)
    }
    await bringIn()
    for (const statements of [Object.values(made), ['analyze']]) {
      await fillTables(database, statements)
      const told: GivenStatement[] = []
      await watchStatements((_, statement) => told.push(statement), bringIn)
      const asked = told.filter(({ text }) => /^\s*(with|select|insert|update)\b/.test(text))
      expect(asked.length).toBeGreaterThan(2)
      const whole = await Promise.all(asked.map(one => readWhole(database, one)))
      expect(whole.flat().filter(table => table in made)).toEqual([])
    }
  }, 120_000)
})
