import fc from 'fast-check'
import { expect, test } from 'vitest'
import { slugify } from './slug'

test.each([
  ['At the Café: Two Coffees, please!', 'at-the-cafe-two-coffees-please'],
  ["L'été à la plage", 'l-ete-a-la-plage'],
  ["Don't go", 'dont-go'],
  ['在咖啡馆', '在咖啡馆'],
  ['Где метро?', 'где-метро'],
  ['  --  ', 'conversation'],
  ['', 'conversation'],
  ['a/b?c#d', 'a-b-c-d'],
  ['Edit', 'edit-1'],
  ['¡GAME!', 'game-1'],
  ['Scores', 'scores-1'],
  ['Edit 1', 'edit-1'],
  ['The game', 'the-game'],
])('%s has the slug %s', (title, slug) => {
  expect(slugify(title)).toBe(slug)
})

test('a long title is cut between two words', () => {
  expect(slugify('word '.repeat(40))).toBe(Array(16).fill('word').join('-'))
})

test('a long title of one word is cut inside it', () => {
  expect(slugify('长'.repeat(200))).toBe('长'.repeat(80))
})

test('every slug has 1 to 80 characters, fits into an address and stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), title => {
      const slug = slugify(title)
      expect(Array.from(slug).length).toBeGreaterThan(0)
      expect(Array.from(slug).length).toBeLessThanOrEqual(80)
      expect(slug).toMatch(/^[\p{L}\p{M}\p{N}]+(-[\p{L}\p{M}\p{N}]+)*$/u)
      expect(decodeURIComponent(encodeURIComponent(slug))).toBe(slug)
      expect(slugify(slug)).toBe(slug)
    }),
  )
})
