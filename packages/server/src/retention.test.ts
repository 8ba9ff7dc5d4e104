import { classes } from '@duologue/contract/classes'
import { pupils } from '@duologue/contract/pupils'
import { school } from '@duologue/contract/school/school'
import { expect, onTestFinished, test } from 'vitest'
import { houseWorks } from './house-works'
import { oneMoreProcess } from './testing/apps/one-more-process'
import { startTestServer } from './testing/apps/test-server'
import { describeOnDatabase } from './testing/databases/database-engines'
import { seedClass } from './testing/school/class-matrix'
import { newKey } from './testing/school/class-shop'
import { signUpActor, signUpConfirmed } from './testing/school/people'

describeOnDatabase('what the house does by itself', engine => {
  test('ends what is over as the years pass, keeps the rest, and the log tells it', async () => {
    const server = await startTestServer(engine, {
      callsPerMinute: { logins: 1000, writes: 1000, reads: 1000 },
    })
    onTestFinished(server.close)
    server.clock.moveTo('2030-01-10T10:00:00Z')
    const { user, headers } = await signUpConfirmed(server)
    await server.pool.query(`update users set type = 'teacher' where id = $1`, [user.id])
    const teacher = { user, headers, email: '', password: '' }
    const [over, going] = [
      await seedClass(server, teacher, []),
      await seedClass(server, teacher, []),
    ]
    const add = async (id: string, ...names: string[]) => {
      const sent = {
        headers: { ...headers, ...newKey() },
        body: { rows: names.map(given => ({ given })) },
      }
      await server.ask(pupils.addPupils, { params: { id }, ...sent })
    }
    await add(over, 'Mia', 'Zoë')
    await add(going, 'Ben')
    const there = async () =>
      (
        await server.pool.query<{ name: string }>(
          'select given_name as name from users join pupils on id = user_id order by 1',
        )
      ).rows.map(({ name }) => name)
    const idOf = async (name: string): Promise<string> =>
      (await server.pool.query('select id from users where given_name = $1', [name])).rows[0]?.id
    const ids = { Mia: await idOf('Mia'), Zoë: await idOf('Zoë') }
    await server.pool.query(
      `insert into school_log (at, what) values ('2024-01-01', 'class-deleted'), ('2030-01-01', 'class-deleted')`,
    )

    const works = houseWorks(oneMoreProcess(server))
    /** What every room does by itself, until nothing waits any more. */
    const at = async (moment: string) => {
      server.clock.moveTo(moment)
      for (const { portion } of works) while (await portion());
    }
    /** What the product did about somebody by itself, as an admin reads it. */
    const told = async (person: string) => {
      const admin = await signUpActor(server, 'admin')
      const asked = { headers: admin.headers, query: `person=${person}` }
      const { lines } = await server.ask(school.readLog, asked)
      return lines.filter(({ actor }) => actor === null).map(({ what, at }) => [at, what])
    }

    await server.ask(pupils.deletePupil, { params: { id: ids.Zoë }, headers })
    await server.ask(classes.archiveClass, {
      params: { id: over },
      headers: { ...headers, ...newKey() },
    })
    await at('2030-02-09T09:59:59Z')
    expect(await there()).toEqual(['Ben', 'Mia', 'Zoë'])
    await at('2030-02-09T10:00:00Z')
    expect(await there()).toEqual(['Ben', 'Mia'])

    // 18 months after the last class that keeps them ended they are listed, and 30 days later they go.
    await at('2031-07-10T11:00:00Z')
    expect(await there()).toEqual(['Ben', 'Mia'])
    expect(await told(ids.Mia)).toEqual([['2031-07-10T11:00:00.000Z', 'pupil-listed']])
    await at('2031-08-09T11:00:00Z')
    expect(await there()).toEqual(['Ben'])
    expect(await told(ids.Mia)).toEqual([
      ['2031-08-09T11:00:00.000Z', 'pupil-left'],
      ['2031-07-10T11:00:00.000Z', 'pupil-listed'],
    ])

    // Of the log itself the old lines are gone; whoever teaches, and their class, stay.
    const kept = await server.pool.query(
      `select at::date::text from school_log where what = 'class-deleted'`,
    )
    expect(kept.rows).toEqual([{ at: '2030-01-01' }])
    const left = await server.pool.query('select id from classes where teacher = $1 order by id', [
      user.id,
    ])
    expect(left.rows.map(({ id }) => id)).toEqual([over, going].toSorted())
  })
})
