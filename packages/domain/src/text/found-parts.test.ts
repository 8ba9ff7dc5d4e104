import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foundParts } from './found-parts'

/** The text with its found parts between brackets. */
const shown = (text: string, asked: string) =>
  foundParts(text, asked)
    .map(part => (part.isFound ? `[${part.text}]` : part.text))
    .join('')

test.each([
  ['El último CAFÉ', 'cafe', 'El último [CAFÉ]'],
  ['El último cafe\u0301', 'CAFÉ', 'El último [cafe\u0301]'],
  ['El último CAFÉ', 'café último', 'El [último] [CAFÉ]'],
  ['Die Straße', 'strasse', 'Die [Straße]'],
  ['Die Straße', 'stras', 'Die [Straß]e'],
  ['Banana', 'an', 'B[an][an]a'],
  ['一只猫', '只猫', '一[只猫]'],
  ['100% sure', '%', '100[%] sure'],
  ['La silla', 'mesa', 'La silla'],
  ['La silla', '', 'La silla'],
  ['', 'x', ''],
])('in %j by %j is found %j', (text, asked, marked) => {
  expect(shown(text, asked)).toBe(marked)
})

test('the parts together are the text, and neighbours never both unmarked', () => {
  const letters = fc.string({
    unit: fc.constantFrom('a', 'é', 'e\u0301', 'ß', '猫', ' ', "'", 'S'),
  })
  fc.assert(
    fc.property(letters, letters, (text, asked) => {
      const parts = foundParts(text, asked)
      expect(parts.map(part => part.text).join('')).toBe(text)
      const isPlainPair = parts.some(
        (part, index) => !part.isFound && parts[index + 1]?.isFound === false,
      )
      expect(isPlainPair).toBe(false)
    }),
  )
})
