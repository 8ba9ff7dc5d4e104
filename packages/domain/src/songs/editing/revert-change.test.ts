import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findConflicts } from './find-conflicts'
import { inOrder } from './in-order'
import { type RevisedPart, revertChange } from './revert-change'
import { inverseOf, isNoChange, isStructural, type RemovedPart, type Whole } from './song-change'

interface Line extends RevisedPart {
  text: string
  flag: boolean
}

const line = (id: string, text = id, told: Partial<Line> = {}): Line => ({
  id,
  text,
  flag: false,
  rev: 1,
  fieldRevs: {},
  ...told,
})
const make = (fields: RemovedPart['fields']) => ({ ...line(fields.id), ...fields })
const whole = (lyrics: Line[], title = 'x') => ({
  id: 'song',
  fieldRevs: {},
  song: { title },
  lyrics,
})
const inverse = (before: Whole<Line>, after: Whole<Line>) =>
  inverseOf(before, after, ['title'], ['text', 'flag'])
const asked = (before: Whole<Line>, after: Whole<Line>, rev = 2) => ({
  inverse: inverse(before, after),
  rev,
  derived: ['flag'],
})

const anyLines = fc
  .uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { maxLength: 8 })
  .chain(ids => fc.tuple(...ids.map(id => fc.constantFrom('la', 'oh').map(text => line(id, text)))))
const anyWhole = fc
  .tuple(anyLines, fc.constantFrom('x', 'y'))
  .map(([lyrics, title]) => whole(lyrics, title))

test('undoing what was done last gives back what was there', () => {
  fc.assert(
    fc.property(anyWhole, anyWhole, (before, after) => {
      const undone = revertChange(after, asked(before, after), make)
      if ('conflicts' in undone) throw new Error('nothing was changed since')
      expect(undone.song).toEqual(before.song)
      expect(undone.lyrics.map(({ id, text }) => [id, text])).toEqual(
        before.lyrics.map(({ id, text }) => [id, text]),
      )
    }),
    { numRuns: 500 },
  )
})

test('a change to the same is none, and tells which changes touch the order', () => {
  const before = whole([line('a'), line('b')])
  expect(isNoChange(inverse(before, whole([line('a'), line('b')])))).toBe(true)
  const told = inverse(before, whole([line('a', 'other'), line('b')]))
  expect(told).toEqual({ lyrics: { a: { text: 'a' } } })
  expect(isStructural(told)).toBe(false)
  for (const lyrics of [[line('b'), line('a')], [line('a')], [line('a'), line('b'), line('c')]])
    expect(isStructural(inverse(before, whole(lyrics)))).toBe(true)
})

test('what was written since stands against undoing; what only follows from it does not', () => {
  const before = whole([line('a', 'old', { flag: true })])
  const after = whole([line('a', 'new', { flag: false })])
  const again = (told: Partial<Line>) => whole([line('a', 'newer', { rev: 3, ...told })])
  const refused = revertChange(again({ fieldRevs: { text: 3 } }), asked(before, after), make)
  expect(refused).toEqual({
    conflicts: [{ id: 'a', field: 'text', theirs: 'newer', yours: 'old' }],
  })
  const allowed = revertChange(again({ fieldRevs: { flag: 3 } }), asked(before, after), make)
  expect(allowed).toMatchObject({ lyrics: [{ text: 'old', flag: false }] })
})

test('a lyric that came is not taken away when somebody wrote into it, nor written into when it is gone', () => {
  const came = asked(whole([]), whole([line('a')]))
  const written = line('a', 'theirs', { rev: 3, fieldRevs: { text: 3 } })
  expect(revertChange(whole([written]), came, make)).toEqual({
    conflicts: [{ id: 'a', field: 'id', theirs: 'a', yours: null }],
  })
  const changed = asked(whole([line('a', 'old')]), whole([line('a')]))
  expect(revertChange(whole([]), changed, make)).toEqual({
    conflicts: [{ id: 'a', field: 'id', theirs: null, yours: 'a' }],
  })
})

test.each([
  ['behind whom it stood', 'abc', 'ac', 'cxa', 'cxab'],
  ['at the beginning', 'abc', 'bc', 'xbc', 'axbc'],
  ['at the end when that one is gone', 'abc', 'ac', 'c', 'cb'],
  ['nowhere when it is there', 'abc', 'ac', 'bca', 'bca'],
])('what was taken out comes back %s', (_where, before, after, now, expected) => {
  const of = (ids: string) => whole(ids.split('').map(id => line(id)))
  const undone = revertChange(of(now), asked(of(before), of(after)), make)
  if ('conflicts' in undone) throw new Error('nothing was changed since')
  expect(undone.lyrics.map(({ id }) => id).join('')).toBe(expected)
})

test.each([
  ['abcd', 'dcba', 'dcba'],
  ['abxcd', 'dcba', 'dcbxa'],
  ['xab', 'ba', 'xba'],
  ['ab', 'cab', 'ab'],
])('%s in the order %s is %s', (lyrics, order, expected) => {
  const ordered = inOrder(
    lyrics.split('').map(id => ({ id })),
    order.split(''),
  )
  expect(ordered.map(({ id }) => id).join('')).toBe(expected)
})

test.each([
  ['without a base', undefined, 'mine', []],
  ['based on the last change', 5, 'mine', []],
  ['based on an older one', 4, 'mine', ['text']],
  ['to what is there already', 4, 'theirs', []],
])('a change %s', (_how, baseRev, text, fields) => {
  const found = findConflicts({
    id: 'a',
    current: { text: 'theirs' },
    fieldRevs: { text: 5 },
    patch: { text },
    baseRev,
  })
  expect(found.map(({ field }) => field)).toEqual(fields)
})
