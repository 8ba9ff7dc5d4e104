import { expect, test } from 'vitest'
import { changedFields, foldEdits, undecidedJournal } from './found-edit'
import type { UnsentEdit } from './journal'

interface Times {
  a: number
  b: number
  c: number
}

const found: UnsentEdit<Times> = {
  base: { fields: { a: 1, b: 2, c: 3 }, version: 4 },
  draft: { a: 10, b: 20, c: 3 },
  at: 100,
}
const since: UnsentEdit<Times> = {
  base: { fields: { a: 1, b: 2, c: 3 }, version: 5 },
  draft: { a: 1, b: 22, c: 33 },
  at: 200,
}

test('only what differs counts as changed', () => {
  expect(changedFields(since.base.fields, since.draft)).toEqual({ b: 22, c: 33 })
})

test('what is edited later lies over what was found, and what it was made of stays', () => {
  expect(foldEdits(found, since)).toEqual({
    base: found.base,
    draft: { a: 10, b: 22, c: 33 },
    at: 200,
  })
})

test('what was found stays in the journal until somebody decides', () => {
  let kept: UnsentEdit<Times> | null = found
  const { journal, drop } = undecidedJournal<Times>(
    {
      get: () => kept,
      set: value => {
        kept = value
      },
      use: () => kept,
    },
    found,
  )
  expect(journal.get()).toBeNull()
  journal.set(since)
  expect(kept).toEqual(foldEdits(found, since))
  journal.set(null)
  expect(kept).toEqual(found)
  journal.set(since)
  drop()
  expect(kept).toEqual(since)
  journal.set(null)
  expect(kept).toBeNull()
})
