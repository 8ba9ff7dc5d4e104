import { rosters } from '@duologue/contract/rosters/rosters'
import type { TestServer } from '../apps/test-server'
import type { Person } from '../school/people'
import { applyAll } from './apply-rosters'
import { asZip, type RosterTold, rosterRow, rosterZip } from './roster-zip'

const { person, class: classOf, enrolment } = rosterRow

/** Two classes with three students and two teachers. */
export const smallRoster = {
  people: [
    person('t1', 'teacher', 'Ana|Ruiz', 'ana@school.example'),
    person('t2', 'teacher', 'Ben|Ode', 'ben@school.example'),
    person('s1', 'student', 'Mia|Roth', 'mia@home.example'),
    person('s2', 'student', 'Zoë|O’Neil'),
    person('s3', 'student', '王小明|'),
    person('g1', 'guardian', 'Eva|Roth', 'eva@home.example'),
  ],
  classes: [classOf('c1', 'French 7b'), classOf('c2', 'French 8a')],
  enrolments: [
    enrolment('t1@c1', 'teacher'),
    enrolment('t1@c2', 'teacher'),
    enrolment('t2@c2', 'teacher'),
    enrolment('s1@c1', 'student'),
    enrolment('s2@c1', 'student'),
    enrolment('s3@c2', 'student'),
    enrolment('g1@c2', 'guardian'),
  ],
}

/** What an admin does with rosters on a server. */
export function rosterSchool(server: TestServer, admin: () => Person) {
  const bring = (told: RosterTold) =>
    server.ask(rosters.importRoster, { file: asZip(rosterZip(told)), headers: admin().headers })
  const get = (id: string) =>
    server.ask(rosters.getRoster, { params: { id }, headers: admin().headers })
  const apply = async ({ id }: { id: string }, body: object = {}) => {
    await server.ask(rosters.applyRoster, { params: { id }, body, headers: admin().headers })
    await applyAll(server)
    return get(id)
  }
  return {
    bring,
    get,
    apply,
    /** Brings a roster and has it applied, however many places end; one without changes is left. */
    async bringAndApply(told: RosterTold) {
      const brought = await bring(told)
      const { mustConfirm, places } = brought.preview
      if (brought.changes === 0 && brought.preview.comingIn === 0) return brought
      return apply(brought, mustConfirm ? { endings: places.ending } : {})
    },
    /** Forgets all rosters. */
    async empty() {
      await server.pool.query(
        'truncate roster_imports, roster_rows, roster_classes, roster_people, roster_enrolments, roster_places',
      )
    },
    /** What is kept of them, a line each. */
    async kept() {
      const { rows } = await server.pool.query<{ row: string }>(
        `select 'class ' || sourced_id || ' ' || title || ' ' || is_active as row from roster_classes
         union all select 'person ' || concat_ws(' ', sourced_id, given_name, family_name, role, email, is_active::text) from roster_people
         union all select 'place ' || concat_ws(' ', sourced_id, class, person, role, is_active::text) from roster_enrolments order by 1`,
      )
      return rows.map(({ row }) => row)
    },
  }
}
