import { expect, test } from 'vitest'
import { mayKeepShop, mayUseItem, partInShop } from './store-access'

test.each([
  ['teacher', 'teacher'],
  ['coTeacher', 'teacher'],
  ['admin', 'admin'],
  ['student', 'student'],
  ['stranger', 'nobody'],
] as const)('who is %s to a class is %s in its shop', (role, part) => {
  expect(partInShop(role)).toBe(part)
})

test('the shop is kept by its teacher and admins, and a reward is used by its buyer too', () => {
  const parts = ['student', 'teacher', 'admin', 'nobody'] as const
  expect(parts.filter(mayKeepShop)).toEqual(['teacher', 'admin'])
  expect(parts.filter(part => mayUseItem(part, false))).toEqual(['teacher', 'admin'])
  expect(mayUseItem('student', true)).toBe(true)
})
