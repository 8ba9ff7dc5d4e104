import { expect, test } from 'vitest'
import { allMigrations } from './all-migrations'
import { migrationsFrom } from './migration'

test('files become migrations in the order of their numbers', () => {
  const found = migrationsFrom({ './0002-b.sql': 'select 2', './0001-a.sql': 'select 1' })
  expect(found.map(({ number, name, sql }) => [number, name, sql])).toEqual([
    [1, '0001-a', 'select 1'],
    [2, '0002-b', 'select 2'],
  ])
})

test('a number may be missing until its migration is there', () => {
  const found = migrationsFrom({ './0004-b.sql': 'select 2', './0002-a.sql': 'select 1' })
  expect(found.map(({ number }) => number)).toEqual([2, 4])
})

test('line ends make no other migration, words do', () => {
  const checksum = (text: string) => migrationsFrom({ '0001-a.sql': text })[0]?.checksum
  expect(checksum('a\r\nb\r\n')).toBe(checksum('a\nb\n'))
  expect(checksum('a\nb\n')).not.toBe(checksum('a\nc\n'))
})

test.each([
  [{ './users.sql': '' }, 'is not named like 0001-users.sql'],
  [{ './0001-a.sql': '', './0001-b.sql': '' }, '0001-b has the number of another'],
])('files that leave the order open are refused: %o', (files, message) => {
  expect(() => migrationsFrom(files)).toThrow(message)
})

test('the program has its own migrations, each with its text', () => {
  expect(allMigrations[0]).toMatchObject({ number: 1, name: '0001-users' })
  expect(allMigrations.every(({ sql }) => /\b(create|alter) /.test(sql))).toBe(true)
})
