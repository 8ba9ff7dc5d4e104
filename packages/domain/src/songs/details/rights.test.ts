import { expect, test } from 'vitest'
import { isOpenRight, shownRights } from './rights'

const rightsNote = 'Words: Ana Gil'
const rightsUrl = 'https://rights.example/1'

test.each([
  ['own', true, rightsUrl],
  ['publicDomain', true, rightsUrl],
  ['free', true, rightsUrl],
  ['licensed', false, ''],
  ['permission', false, ''],
] as const)('%s shows its note, and an address where it is open: %s', (rights, isOpen, url) => {
  expect(isOpenRight(rights)).toBe(isOpen)
  expect(shownRights({ rights, rightsNote, rightsUrl })).toEqual({
    kind: rights,
    note: rightsNote,
    url,
  })
})

test('unknown rights show nothing', () => {
  expect(isOpenRight('unknown')).toBe(false)
  expect(shownRights({ rights: 'unknown', rightsNote, rightsUrl })).toBeNull()
})
