import { rosters } from '@duologue/contract/rosters/rosters'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/apps/test-server'
import { describeOnDatabase } from '../../testing/databases/database-engines'
import { wholeState } from '../../testing/databases/whole-state'
import { rosterSchool, smallRoster as small } from '../../testing/rosters/roster-school'
import { asZip, rosterFilesOf, rosterZip } from '../../testing/rosters/roster-zip'
import { type Person, signUpActor } from '../../testing/school/people'

describeOnDatabase('a file of a roster that is wrong', engine => {
  let server: TestServer
  let admin: Person
  let school: ReturnType<typeof rosterSchool>
  beforeAll(async () => {
    server = await startTestServer(engine, {
      callsPerMinute: { writes: 100_000, searches: 100_000 },
    })
    admin = await signUpActor(server, 'admin')
    school = rosterSchool(server, () => admin)
  })
  afterAll(() => server.close())
  beforeEach(() => school.empty())

  const refused = async (bytes: Uint8Array) => {
    const before = await wholeState(server.pool)
    const { status, code, fields } = await server.refused(rosters.importRoster, {
      file: asZip(bytes),
      headers: admin.headers,
    })
    expect(await wholeState(server.pool)).toEqual(before)
    return { status, code, ...(fields ? { fields } : {}) }
  }

  test('is refused as a whole where it is wrong, and changes nothing', async () => {
    await school.bringAndApply({ files: rosterFilesOf(small) })
    const files = rosterFilesOf(small)
    const whole = rosterZip({ files })
    expect(await refused(Buffer.from('no zip'))).toEqual({ status: 400, code: 'roster-not-zip' })
    expect(await refused(whole.subarray(0, 900))).toEqual({ status: 400, code: 'roster-not-zip' })
    const bent = Buffer.from(whole)
    bent.fill(7, 200, 600)
    expect((await refused(bent)).code).toBe('roster-not-zip')
    expect(await refused(rosterZip({ files, version: '1.0' }))).toEqual({
      status: 400,
      code: 'roster-version',
    })
    expect(await refused(rosterZip({ files, modes: { demographics: 'bulk' } }))).toEqual({
      status: 400,
      code: 'roster-file-missing',
      fields: { 'demographics.csv': 'is missing' },
    })
    expect(await refused(rosterZip({ files, modes: { users: 'all' } }))).toMatchObject({
      code: 'roster-unreadable',
      fields: { 'file.users': 'is not bulk, delta or absent' },
    })
    const nameless = { ...files, users: [['sourcedId', 'enabledUser', 'familyName', 'role']] }
    expect(await refused(rosterZip({ files: nameless }))).toEqual({
      status: 400,
      code: 'roster-column-missing',
      fields: { 'users.csv': 'lacks givenName' },
    })
    expect(await refused(rosterZip({ files, modes: { users: 'bulk' }, folder: 'a/b/' }))).toEqual({
      status: 400,
      code: 'roster-folders',
    })
    const many = Object.fromEntries(
      Array.from({ length: 41 }, (_, at) => [`${at}.txt`, new Uint8Array(1)]),
    )
    expect(await refused(rosterZip({ files, more: many }))).toEqual({
      status: 413,
      code: 'roster-too-large',
    })
    // A quotation mark that is never closed takes no memory.
    const open = Buffer.from(`sourcedId,title\r\nc1,"${'x'.repeat(200_000)}`)
    expect(await refused(rosterZip({ files: { ...files, classes: open } }))).toMatchObject({
      code: 'roster-unreadable',
    })
  })

  test('that is a bomb is refused by what it says, and by what comes of it', async () => {
    const zeros = new Uint8Array(2_000_000)
    const size = Buffer.alloc(4)
    size.writeUInt32LE(zeros.length)
    const files = { ...rosterFilesOf(small), orgs: zeros }
    // What its directory says of the zeros: too much, or ten bytes.
    for (const told of [501_000_000, 10]) {
      const bomb = Buffer.from(rosterZip({ files }))
      bomb.writeUInt32LE(told, bomb.lastIndexOf(size))
      expect(await refused(bomb)).toEqual({ status: 413, code: 'roster-too-large' })
    }
  })
})
