import fc from 'fast-check'
import { expect, test } from 'vitest'
import { classNameFault } from './class-fields'
import { nextYearName } from './next-year-name'

const long = '漢'.repeat(90)

test.each([
  ['5b 2026/27', '5b 2027/28'],
  ['5b 2026/2027', '5b 2027/2028'],
  ['5b 2026–27', '5b 2027–28'],
  ['5b (26/27)', '5b (27/28)'],
  ['5b 26 / 27', '5b 27 / 28'],
  ['5b 2099/00', '5b 2100/01'],
  ['Spanish 2026', 'Spanish 2027'],
  ['2026 Spanish, Monday', '2027 Spanish, Monday'],
  ['Spanish2026', 'Spanish2027'],
  ['5b 2026-30', '5b 2027-30'],
  ['2026年 三年级', '2027年 三年级'],
  ['三年级２０２６／２７', '三年级２０２７／２８'],
  ['الصف ٢٠٢٦', 'الصف ٢٠٢٧'],
  ['٢٠٢٦/٢٧', '٢٠٢٧/٢٨'],
  // No years: a form, a room, a number of something, halves of a longer number.
  ['5b', '5b (2)'],
  ['5b (2)', '5b (3)'],
  ['三年级', '三年级 (2)'],
  ['Room 12/13', 'Room 12/13 (2)'],
  ['Room 26/28', 'Room 26/28 (2)'],
  ['Room 1066', 'Room 1066 (2)'],
  ['20261 French', '20261 French (2)'],
  [long, `${'漢'.repeat(86)} (2)`],
  ['🎈'.repeat(45), `${'🎈'.repeat(43)} (2)`],
])('%s is followed by %s', (name, next) => {
  expect(nextYearName(name)).toBe(next)
})

test('a name is followed by another one that a class may have', () => {
  const name = fc.string({ minLength: 1, maxLength: 90 }).filter(text => !classNameFault(text))
  fc.assert(
    fc.property(name, text => {
      const next = nextYearName(text.trim())
      expect(next).not.toBe(text.trim())
      expect(classNameFault(next)).toBeUndefined()
    }),
  )
})
