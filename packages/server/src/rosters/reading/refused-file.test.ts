import { rosters } from '@duologue/contract/rosters/rosters'
import { beforeEach, expect, test } from 'vitest'
import { describeOnDatabase } from '../../testing/databases/database-engines'
import { wholeState } from '../../testing/databases/whole-state'
import { smallRoster as small } from '../../testing/rosters/roster-school'
import { rosterServer } from '../../testing/rosters/roster-server'
import { asZip, rosterFilesOf, rosterZip } from '../../testing/rosters/roster-zip'

describeOnDatabase('a file of a roster that is wrong', engine => {
  const here = rosterServer(engine)
  beforeEach(() => here.school.empty())

  const refused = async (bytes: Uint8Array) => {
    const before = await wholeState(here.server.pool)
    const { status, code, fields } = await here.server.refused(rosters.importRoster, {
      file: asZip(bytes),
      headers: here.admin.headers,
    })
    expect(await wholeState(here.server.pool)).toEqual(before)
    return { status, code, ...(fields ? { fields } : {}) }
  }

  test('is refused as a whole where it is wrong, and changes nothing', async () => {
    await here.school.bringAndApply({ files: rosterFilesOf(small) })
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
      fields: { 'users.csv: givenName': 'is missing' },
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
