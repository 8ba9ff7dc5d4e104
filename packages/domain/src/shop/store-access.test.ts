import { expect, test } from 'vitest'
import { visitor } from '../accounts/reader'
import { mayKeepShop, mayUseItem, partInShop } from './store-access'

const user = (id: string, role: 'editor' | 'admin' | null = null) =>
  ({ kind: 'user', id, role, isStudent: false }) as const
const shop = { teacher: 'tom' }

test.each([
  [visitor, false, 'nobody'],
  [user('sue'), true, 'student'],
  [user('sue'), false, 'nobody'],
  [user('tom'), false, 'teacher'],
  [user('eve', 'editor'), false, 'nobody'],
  [user('eve', 'editor'), true, 'student'],
  [user('ann', 'admin'), false, 'admin'],
  [user('tom', 'admin'), false, 'teacher'],
] as const)('%j, enrolled: %s, is %s', (reader, isStudent, part) => {
  expect(partInShop(reader, shop, isStudent)).toBe(part)
})

test('the shop is kept by its teacher and admins, and a reward is used by its buyer too', () => {
  const parts = ['student', 'teacher', 'admin', 'nobody'] as const
  expect(parts.filter(mayKeepShop)).toEqual(['teacher', 'admin'])
  expect(parts.filter(part => mayUseItem(part, false))).toEqual(['teacher', 'admin'])
  expect(mayUseItem('student', true)).toBe(true)
})
