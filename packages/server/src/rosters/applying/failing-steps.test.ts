import { rosters } from '@duologue/contract/rosters/rosters'
import { expect, test } from 'vitest'
import { describeOnDatabase } from '../../testing/databases/database-engines'
import { failAtStatement } from '../../testing/databases/failing-statements'
import { applyAll, rostersRoomOf } from '../../testing/rosters/apply-rosters'
import { metServer } from '../../testing/rosters/met-school'
import { asZip, rosterFilesOf, rosterRow, rosterZip } from '../../testing/rosters/roster-zip'
import { applyStep } from './apply-changes'

const { enrolment } = rosterRow

/** More than any step has; what is counted beyond fails nowhere. */
const most = 60

/** All that an import changes, but for when. */
const changed = {
  roster_classes: 'sourced_id, title, is_active, class_id',
  roster_people: 'sourced_id, given_name, role, is_active, user_id',
  roster_enrolments: 'sourced_id, class, person, role, is_active',
  roster_places: 'class, person, place',
  enrolments: 'class, student',
  pupils: 'user_id, home_class, external_id',
}

describeOnDatabase('a roster whose steps fail', engine => {
  const here = metServer(engine)

  /** How everything is, by the ids that the accounts and classes of this test have. */
  const stateNow = async () => {
    const tables = Object.entries(changed).map(async ([table, columns]) => {
      const { rows } = await here.server.pool.query(
        `select ${columns} from ${table} order by ${columns}`,
      )
      return [table, rows] as const
    })
    return Object.fromEntries(await Promise.all(tables))
  }

  test('is gone on with where it was, at whichever statement the connection is lost', async () => {
    const usual = here.school.usual()
    await here.school.bring(usual)
    await here.school.make(here.school.ana, ['c1', 'c2'])
    const without = usual.enrolments.filter(([id]) => id !== 's2@c1')
    const told = [{ ...usual, enrolments: [...without, enrolment('s1@c2', 'student')] }, usual]
    // Without a loss: once each way until everybody is where they go to and fro, then what it comes to.
    const whole: Awaited<ReturnType<typeof stateNow>>[] = []
    for (const files of [...told, ...told]) {
      await here.school.bring(files)
      whole.push(await stateNow())
    }
    const room = rostersRoomOf(here.server)
    const headers = here.admin.headers
    let lost = 0
    for (let nth = 1; nth <= most; nth += 1) {
      const files = rosterFilesOf(told[(nth + 1) % 2] ?? usual)
      const { id, preview } = await here.server.ask(rosters.importRoster, {
        file: asZip(rosterZip({ files })),
        headers,
      })
      const body = preview.mustConfirm ? { endings: preview.places.ending } : {}
      await here.server.ask(rosters.applyRoster, { params: { id }, body, headers })
      const how = nth % 4 < 2 ? 'before' : 'after'
      const steps = async () => {
        while (await applyStep(room));
      }
      await failAtStatement(nth, how, () =>
        steps().catch(() => {
          lost += 1
        }),
      )
      await applyAll(here.server)
      expect(await stateNow()).toEqual(whole[2 + ((nth + 1) % 2)])
    }
    expect(lost).toBeGreaterThan(20)
    const { rows } = await here.server.pool.query('select count(*)::int as accounts from pupils')
    expect(rows).toEqual([{ accounts: 3 }])
  }, 120_000)
})
