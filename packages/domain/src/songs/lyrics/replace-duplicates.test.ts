import fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderFaults } from '../editing/change-lyrics'
import { copiedPart, duplicatesOf, replaceDuplicates } from './replace-duplicates'
import { linesOf, repeatingTexts } from './sample-lines'

const anySong = fc
  .array(fc.constantFrom(...repeatingTexts), { maxLength: 12 })
  .map(texts => linesOf(...texts))

test('a change goes to all with the text, but for times, place and who is sung first', () => {
  const lines = linesOf('la mer', 'oh', 'la  mer', 'La mer')
  const patch = { translation: 'the sea', startTime: 77, firstSungLyric: false, skip: true }
  const { lines: changed, replaced } = replaceDuplicates(lines, 'l2', patch)
  expect(replaced).toEqual(['l0'])
  expect(changed.map(line => [line.translation, line.startTime])).toEqual([
    ['the sea', 0],
    ['(oh)', 1000],
    ['the sea', 77],
    ['(La mer)', 3000],
  ])
  expect(changed[0]?.firstSungLyric).toBe(true)
})

test('where a translation comes from is copied with it alone', () => {
  const told = { translationPending: false, translationSource: 'human', needsReview: false }
  expect(copiedPart({ ...told, translation: 'x', stopTime: 1 })).toEqual({
    ...told,
    translation: 'x',
  })
  expect(copiedPart({ ...told, words: [] })).toEqual({ words: [] })
})

test('a new text for all keeps them together, with one original', () => {
  fc.assert(
    fc.property(anySong, fc.nat(), (lines, at) => {
      const line = lines[at % Math.max(1, lines.length)]
      if (!line) return
      const others = duplicatesOf(lines, line.id).map(({ id }) => id)
      const { lines: changed, replaced } = replaceDuplicates(lines, line.id, { text: 'tout neuf' })
      expect(replaced).toEqual(others)
      const renamed = changed.filter(({ text }) => text === 'tout neuf')
      expect(renamed.map(({ duplicateLyric }) => duplicateLyric)).toEqual(
        renamed.map((_, index) => index > 0),
      )
      expect(renamed).toHaveLength(others.length + 1)
      expect(changed.map(({ id }) => id)).toEqual(lines.map(({ id }) => id))
    }),
  )
})

test.each([
  [['a', 'b'], [], []],
  [['b', 'a'], [], []],
  [['a'], ['b'], []],
  [['a', 'b', 'c'], [], ['c']],
  [['a', 'b', 'a'], [], ['a']],
])('the order %j of a and b leaves out %j and names beside them %j', (ids, missing, unknown) => {
  expect(orderFaults([{ id: 'a' }, { id: 'b' }], ids)).toEqual({ missing, unknown })
})
