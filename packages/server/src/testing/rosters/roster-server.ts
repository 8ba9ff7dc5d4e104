import { afterAll, beforeAll } from 'vitest'
import { startTestServer, type TestServer } from '../apps/test-server'
import type { Engine } from '../databases/database-engines'
import { type Person, signUpActor } from '../school/people'
import { rosterSchool } from './roster-school'

/** What the tests of a file have, once it has begun. */
interface RosterServer {
  readonly server: TestServer
  readonly admin: Person
  readonly school: ReturnType<typeof rosterSchool>
}

/** A server for the tests of a file, with an admin who brings rosters; it ends with them. */
export function rosterServer(engine: Engine): RosterServer {
  let server: TestServer
  let admin: Person
  let school: RosterServer['school']
  beforeAll(async () => {
    server = await startTestServer(engine, {
      callsPerMinute: { logins: 100_000, writes: 100_000, searches: 100_000 },
    })
    admin = await signUpActor(server, 'admin')
    school = rosterSchool(server, () => admin)
  })
  afterAll(() => server.close())
  return {
    get server() {
      return server
    },
    get admin() {
      return admin
    },
    get school() {
      return school
    },
  }
}
