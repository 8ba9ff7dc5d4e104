import { pupils } from '@duologue/contract/pupils'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/apps/test-server'
import { leastCost } from '../../testing/databases/count-statements'
import { describeOnDatabase } from '../../testing/databases/database-engines'
import { failAtStatement } from '../../testing/databases/failing-statements'
import { seedClass } from '../../testing/school/class-matrix'
import { allAtOnce, newKey } from '../../testing/school/class-shop'
import { signUpActor } from '../../testing/school/people'
import {
  expectPupilRow,
  openPupilMatrix,
  type PupilMatrix,
} from '../../testing/school/pupil-matrix'

const why = 'asked'
const more = { made: 3000, madeADay: 400, why }

describeOnDatabase('what admins see of pupils and allow', engine => {
  let server: TestServer
  let matrix: PupilMatrix
  beforeAll(async () => {
    server = await startTestServer(engine, {
      callsPerMinute: { logins: 1000, writes: 1000, searches: 1000 },
    })
    matrix = await openPupilMatrix(server)
  })
  afterAll(() => server.close())

  const admin = () => ({ headers: matrix.headers.admin })
  const actsOn = async (person: string) => {
    const { rows } = await server.pool.query<{ what: string; about: string }>(
      'select what, about from school_log where person = $1 order by id desc limit 1',
      [person],
    )
    return rows[0]
  }

  test('is for admins; to everybody else there is nothing of the kind', async () => {
    const nobody = {
      visitor: 401,
      device: 401,
      keeper: 404,
      coTeacher: 404,
      formerCoTeacher: 404,
      otherKeeper: 404,
      formerKeeper: 404,
      stranger: 404,
      waiting: 404,
      closed: 403,
      framed: 404,
      editor: 404,
      pupil: 404,
      claimed: 404,
    }
    const params = { id: matrix.pupil.id }
    await expectPupilRow(server, matrix, pupils.listLeaving, {}, nobody)
    await expectPupilRow(server, matrix, pupils.listAllowances, {}, nobody)
    await expectPupilRow(server, matrix, pupils.letPupilStay, { params, body: { why } }, nobody)
    const teacher = await signUpActor(server, 'teacher')
    const of = { params: { id: teacher.user.id }, body: more }
    await expectPupilRow(server, matrix, pupils.allowPupils, of, nobody)
  })

  describe('who leaves soon', () => {
    const list = (query = '') => server.ask(pupils.listLeaving, { ...admin(), query })

    test('is told by name, whoever leaves first before, a page at a time, and can be kept', async () => {
      const teacher = await signUpActor(server, 'teacher')
      const id = await seedClass(server, teacher, [], { name: 'Old 5b' })
      await server.pool.query('update users set email_verified_at = created_at')
      const { added } = await server.ask(pupils.addPupils, {
        params: { id },
        headers: { ...teacher.headers, ...newKey() },
        body: { rows: [{ given: 'Mia' }, { given: 'Noa', family: 'Roth' }] },
      })
      expect(added).toHaveLength(2)
      await server.pool.query(
        `update pupils set seen_at = '2024-09-01 08:00Z', leaves_at =
           case given_name when 'Noa' then timestamptz '2026-03-20 10:00Z' else '2026-03-28 10:00Z' end
         from users where users.id = user_id and home_class = $1`,
        [id],
      )
      const all = await list()
      expect(all.total).toBe(2)
      const [noa, mia] = all.pupils
      expect(noa).toMatchObject({
        fullName: 'Noa Roth',
        className: 'Old 5b',
        seenAt: '2024-09-01T08:00:00.000Z',
        leavesAt: '2026-03-20T10:00:00.000Z',
      })
      expect((await list('page=2&limit=1')).pupils).toEqual([mia])
      expect(await leastCost(() => list())).toEqual({ statements: 3, waits: 2 })
      const params = { id: noa?.id ?? '' }
      const keep = { params, ...admin(), body: { why: 'mistake' } } as const
      expect(await server.ask(pupils.letPupilStay, keep)).toEqual(params)
      expect((await list()).pupils).toEqual([mia])
      expect(await actsOn(params.id)).toEqual({ what: 'pupil-kept', about: 'mistake' })
      const gone = { params: { id: teacher.user.id }, ...admin(), body: { why } } as const
      expect((await server.refused(pupils.letPupilStay, gone)).code).toBe('user-not-found')
    })
  })

  describe('how many pupils somebody makes', () => {
    const allow = (id: string, told: typeof more) =>
      server.ask(pupils.allowPupils, { params: { id }, ...admin(), body: told as never })
    const listed = () => server.ask(pupils.listAllowances, admin())

    test('may be more than is usual once an admin says so, and is as usual again', async () => {
      const teacher = await signUpActor(server, 'teacher')
      const { id } = teacher.user
      await server.pool.query('update users set email_verified_at = created_at')
      // As if they had made as many in the years before.
      await server.pool.query(
        `with people as (insert into users (id, username, username_key, display_name, created_at, is_pupil)
           select gen_random_uuid(), 'a' || n, 'allowed' || n, 'a' || n, now(), true
           from generate_series(1, 2000) n returning id)
         insert into pupils (user_id, words_version, made_by, made_at, carded_at)
         select id, 'en-1', $1, '2020-01-01', '2020-01-01' from people`,
        [id],
      )
      const add = async (count: number) => {
        const of = await seedClass(server, teacher, [])
        return {
          params: { id: of },
          headers: { ...teacher.headers, ...newKey() },
          body: {
            rows: Array.from({ length: count }, (_, at) => ({
              given: `Pupil ${at}`,
              decision: 'new' as const,
            })),
          },
        }
      }
      const refused = async (count: number) =>
        (await server.refused(pupils.addPupils, await add(count))).code
      expect(await refused(1)).toBe('too-many-pupils')
      const { username, fullName } = teacher.user
      const told = { teacher: { id, username, fullName }, made: 3000, madeADay: 400 }
      expect(await allow(id, more)).toEqual(told)
      expect((await listed()).allowances).toContainEqual(told)
      expect(await actsOn(id)).toEqual({ what: 'pupils-allowed', about: why })
      for (const many of [200, 200]) {
        const { added } = await server.ask(pupils.addPupils, await add(many))
        expect(added).toHaveLength(many)
      }
      expect(await refused(1)).toBe('too-many-pupils')
      await allow(id, { made: 2000, madeADay: 250, why })
      expect((await listed()).allowances.map(each => each.teacher.id)).not.toContain(id)
      expect(await leastCost(listed)).toEqual({ statements: 2, waits: 2 })
    })

    test.each([
      ['fewer than is usual', { ...more, made: 1999 }, 400],
      ['more than there can be', { ...more, madeADay: 5001 }, 400],
      ['a reason that is none', { ...more, why: 'because' }, 400],
    ])('is not %s', async (_name, told, status) => {
      const { user } = await signUpActor(server, 'teacher')
      const sent = { params: { id: user.id }, ...admin(), body: told as never }
      expect((await server.refused(pupils.allowPupils, sent)).status).toBe(status)
    })

    test('is said of teachers alone', async () => {
      const student = await signUpActor(server, 'student')
      const of = (id: string) => ({ params: { id }, ...admin(), body: more as never })
      expect((await server.refused(pupils.allowPupils, of(student.user.id))).code).toBe(
        'no-teacher',
      )
      const nobody = '01890000-0000-7000-8000-000000000099'
      expect((await server.refused(pupils.allowPupils, of(nobody))).code).toBe('user-not-found')
    })

    test('is said with its line in the log, or not at all, whichever statement fails', async () => {
      const { user } = await signUpActor(server, 'teacher')
      const sent = { params: { id: user.id }, ...admin(), body: more as never }
      const kept = async () => {
        const { rows } = await server.pool.query<number[]>({
          text: `select (select count(*) from pupil_allowances where teacher = $1)::int,
            (select count(*) from school_log where person = $1)::int`,
          values: [user.id],
          rowMode: 'array',
        })
        return rows[0]
      }
      const ways = [
        [0, 0],
        [1, 1],
      ]
      for (let nth = 1; ; nth += 1) {
        await server.pool.query('delete from pupil_allowances where teacher = $1', [user.id])
        const logged = (await kept())?.[1] ?? 0
        const wasGiven = await failAtStatement(nth, 'before', () =>
          allAtOnce(server, pupils.allowPupils, [sent]),
        )
        const [allowed, all = 0] = (await kept()) ?? []
        expect(ways, `statement ${nth}`).toContainEqual([allowed, all - logged])
        if (!wasGiven) break
      }
      expect(await actsOn(user.id)).toEqual({ what: 'pupils-allowed', about: why })
    })
  })
})
