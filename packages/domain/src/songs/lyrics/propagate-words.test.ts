import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listMarks, listsApart, plainWordList, propagateWordList } from './propagate-words'

const lyrics = [
  { id: 'a', text: 'la mer', list: 'la, mer' },
  { id: 'b', text: 'oh', list: '' },
  { id: 'c', text: 'La mer', list: 'la, mer' },
  { id: 'd', text: 'la  mer ', list: 'la, mer' },
  { id: 'e', text: 'oh', list: '' },
]

test('an edit goes to every lyric with the same text; case counts, white space does not', () => {
  expect(propagateWordList(lyrics, 3, 'la mer')).toEqual({ a: 'la mer', d: 'la mer' })
  expect(propagateWordList(lyrics, 2, 'La mer')).toEqual({ c: 'La mer' })
  expect(propagateWordList(lyrics, 1, 'oh')).toEqual({ b: 'oh', e: 'oh' })
})

test('an edit for one line goes to no other, and its text then has lists of their own', () => {
  const edit = propagateWordList(lyrics, 3, 'la mer', 'line')
  expect(edit).toEqual({ d: 'la mer' })
  expect([...listsApart(lyrics)]).toEqual([])
  const after = lyrics.map(it => ({ ...it, list: edit[it.id] ?? it.list }))
  expect([...listsApart(after)]).toEqual(['a', 'd'])
  expect([...listsApart(lyrics.map(it => ({ ...it, list: `${it.list} ,` })))]).toEqual([])
  expect(propagateWordList(lyrics, 3, 'la mer', 'library')).toEqual({ a: 'la mer', d: 'la mer' })
})

test('the first with a text is the original, the others are its duplicates', () => {
  expect(listMarks(lyrics)).toEqual([
    { isEmpty: false, original: null, duplicates: [3] },
    { isEmpty: true, original: null, duplicates: [4] },
    { isEmpty: false, original: null, duplicates: [] },
    { isEmpty: false, original: 0, duplicates: [] },
    { isEmpty: true, original: 1, duplicates: [] },
  ])
})

test.each([
  ['la, mer', 'la, mer'],
  ['la ,mer,', 'la, mer'],
  [' , ,', ''],
  ['la mer', 'la mer'],
  ['', ''],
])('%j is the list %j', (typed, plain) => {
  expect(plainWordList(typed)).toBe(plain)
})

const line = fc.record({
  id: fc.uuid(),
  text: fc.constantFrom('la', 'la ', 'oh', 'Oh', ' la'),
  list: fc.constantFrom('', 'la', 'la, oh'),
})

test('however lyrics are edited, those with one text have one list, one original, and nobody else is touched', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(line, { minLength: 1, maxLength: 8, selector: ({ id }) => id }),
      fc.nat(7),
      fc.constantFrom('', 'x', 'x, y'),
      (before, at, list) => {
        const place = at % before.length
        const edit = propagateWordList(before, place, list)
        const after = before.map(it => ({ ...it, list: edit[it.id] ?? it.list }))
        const marks = listMarks(after)
        const sameAs = (other: string) => other.trim() === before[place]?.text.trim()
        for (const [index, { text, list: now, id }] of after.entries()) {
          if (sameAs(text)) expect(now).toBe(list)
          else expect(id in edit).toBe(false)
          expect(marks[index]?.isEmpty).toBe(now === '')
        }
        const originals = marks.filter(({ original }) => original === null)
        expect(originals).toHaveLength(new Set(after.map(({ text }) => text.trim())).size)
      },
    ),
  )
})
