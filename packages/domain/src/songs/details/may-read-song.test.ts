import { describe, expect, test } from 'vitest'
import { type Reader, visitor } from '../../accounts/reader'
import { maturities } from '../../choices/song-choices'
import { mayReadSong, type ReadSong, songState } from './may-read-song'

const person = (role: 'editor' | 'admin' | null, isStudent = false): Reader => ({
  kind: 'user',
  id: 'u',
  role,
  isStudent,
})
const user = person(null)
const student = { kind: 'user', id: 'u', role: null, isStudent: true } as const
const older: Reader = { ...student, isOlder: true }
const editors = [person('editor'), person('admin'), person('editor', true)]

const today = '2026-03-04'
const open: ReadSong = {
  curated: true,
  withdrawnAt: null,
  licensedUntil: null,
  audience: 'everyone',
  maturity: 'G',
}
const readers = { visitor, user, student }
const who = (song: ReadSong) =>
  Object.entries(readers).flatMap(([name, reader]) =>
    mayReadSong(reader, song, today) ? [name] : [],
  )

describe('a song', () => {
  test.each([
    ['open', {}, ['visitor', 'user', 'student'], 'open'],
    ['not curated', { curated: false }, [], 'notCurated'],
    ['withdrawn', { withdrawnAt: new Date(1000) }, [], 'withdrawn'],
    ['neither', { curated: false, withdrawnAt: new Date(1000) }, [], 'withdrawn'],
    ['licensed until yesterday', { licensedUntil: '2026-03-03' }, [], 'ended'],
    ['licensed until today', { licensedUntil: today }, ['visitor', 'user', 'student'], 'open'],
    [
      'licensed for longer',
      { licensedUntil: '2027-01-01' },
      ['visitor', 'user', 'student'],
      'open',
    ],
    ['for users', { audience: 'users' }, ['user', 'student'], 'open'],
    ['PG', { maturity: 'PG' }, ['visitor', 'user', 'student'], 'open'],
    ['PG-13', { maturity: 'PG-13' }, ['visitor', 'user'], 'open'],
    ['R', { maturity: 'R' }, ['visitor', 'user'], 'open'],
    ['R and for users', { maturity: 'R', audience: 'users' }, ['user'], 'open'],
    ['for users, and ended', { audience: 'users', licensedUntil: '2025-12-31' }, [], 'ended'],
  ] as const)('that is %s is met by these', (_name, told, met, state) => {
    const song = { ...open, ...told }
    expect(who(song)).toEqual(met)
    expect(songState(song, today)).toBe(state)
    for (const editor of editors) expect(mayReadSong(editor, song, today)).toBe(true)
  })

  test.each([
    ['G', true],
    ['PG', true],
    ['PG-13', true],
    ['R', false],
  ] as const)('of %s is met by a student account whose class allows PG-13: %s', (maturity, may) => {
    expect(mayReadSong(older, { ...open, maturity }, today)).toBe(may)
    expect(mayReadSong(older, { ...open, maturity, curated: false }, today)).toBe(false)
  })

  test('that is not out is met by nobody but editors, whatever else it is', () => {
    for (const maturity of maturities)
      for (const audience of ['everyone', 'users'] as const)
        for (const told of [
          { curated: false },
          { withdrawnAt: new Date(0) },
          { licensedUntil: '2026-03-03' },
        ])
          expect(who({ ...open, maturity, audience, ...told })).toEqual([])
  })
})
