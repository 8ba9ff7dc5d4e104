import fc from 'fast-check'
import { expect, test } from 'vitest'
import { soundSame } from './chinese-sounds'

test.each([
  ['他', '她', true],
  ['是', '十', true],
  ['妈', '马', true],
  ['的', '得', true],
  ['做', '作', true],
  ['还', '孩', true],
  ['还', '换', true],
  ['长', '常', true],
  ['长', '张', true],
  ['孩', '换', false],
  ['茶', '水', false],
  ['女', '努', false],
  ['四', '十', false],
  ['a', 'a', false],
  ['龘', '龘', false],
])('%s and %s can sound the same: %s', (one, other, same) => {
  expect(soundSame(one, other)).toBe(same)
  expect(soundSame(other, one)).toBe(same)
})

test('whichever comes first, two characters sound the same or do not', () => {
  const common = fc.integer({ min: 0x4e00, max: 0x9fa5 }).map(code => String.fromCodePoint(code))
  fc.assert(
    fc.property(common, common, (one, other) => {
      expect(soundSame(one, other)).toBe(soundSame(other, one))
    }),
  )
})
