import { mergeFields } from '@duologue/domain/saving/merge-fields'
import { expect, test } from 'vitest'
import type { Stored } from './autosaver'
import type { UnsentEdit } from './journal'
import { pressSheet } from './press-sheet'

type Times = Record<string, number>

function open() {
  let journal: UnsentEdit<Times> | null = null
  const sent: Times[] = []
  const failures: unknown[] = []
  const server = { fails: false }
  const sheet = pressSheet<Times>(
    { fields: { a: 1, b: 2 }, version: 1 },
    {
      journal: {
        get: () => journal,
        set: edit => {
          journal = edit
        },
        use: () => journal,
      },
      send: async (draft, base): Promise<Stored<Times>> => {
        sent.push(draft)
        if (server.fails) throw new TypeError('no connection')
        return { fields: draft, version: base.version + 1 }
      },
      currentOf: () => undefined,
      onFailure: error => failures.push(error),
      merge: (base, mine, theirs) => mergeFields(base, mine, theirs),
    },
  )
  return { sheet, sent, failures, server, journal: () => journal }
}

test('steps are undone and redone one after the other, and a new one ends what could be redone', () => {
  const { sheet } = open()
  sheet.edit({ a: 10 })
  sheet.edit({ a: 20, b: 30 })
  expect([sheet.depth(), sheet.canRedo()]).toEqual([2, false])
  sheet.undo()
  expect(sheet.now().draft).toEqual({ a: 10, b: 2 })
  sheet.redo()
  expect(sheet.now().draft).toEqual({ a: 20, b: 30 })
  sheet.undo()
  sheet.undo()
  sheet.undo()
  expect(sheet.now().draft).toEqual({ a: 1, b: 2 })
  expect(sheet.status()).toBe('ready')
  sheet.edit({ b: 5 })
  sheet.redo()
  expect(sheet.now().draft).toEqual({ a: 1, b: 5 })
})

test('what is typed into one field is one step', () => {
  const { sheet } = open()
  sheet.edit({ a: 10 }, 'a')
  sheet.edit({ a: 100, b: 7 }, 'a')
  sheet.edit({ b: 8 }, 'b')
  expect(sheet.depth()).toBe(2)
  sheet.undo()
  expect(sheet.now().draft).toEqual({ a: 100, b: 7 })
  sheet.undo()
  expect(sheet.now().draft).toEqual({ a: 1, b: 2 })
  sheet.redo()
  expect(sheet.now().draft).toEqual({ a: 100, b: 7 })
})

test('an edit that changes nothing is no step', () => {
  const { sheet } = open()
  sheet.edit({ a: 1 })
  expect([sheet.depth(), sheet.status()]).toEqual([0, 'ready'])
})

test('nothing is sent before it is asked for, and undoing reaches past the save', async () => {
  const { sheet, sent, journal } = open()
  sheet.edit({ a: 10 })
  expect(sheet.status()).toBe('pressToSave')
  expect(journal()?.draft).toEqual({ a: 10, b: 2 })
  expect(sent).toEqual([])
  const done = sheet.flush()
  expect(sheet.status()).toBe('pending')
  expect(await done).toBe(true)
  expect([sheet.status(), journal()]).toEqual(['success', null])
  sheet.undo()
  expect(sheet.status()).toBe('pressToSave')
  expect(sheet.now().draft).toEqual({ a: 1, b: 2 })
})

test('what could not be saved is told and kept, and saved when it is asked for again', async () => {
  const { sheet, sent, failures, server } = open()
  server.fails = true
  sheet.edit({ a: 10 })
  expect(await sheet.flush()).toBe(false)
  expect(sheet.status()).toBe('error')
  expect(failures).toHaveLength(1)
  server.fails = false
  expect(await sheet.flush()).toBe(true)
  expect(sent).toEqual([
    { a: 10, b: 2 },
    { a: 10, b: 2 },
  ])
  expect(sheet.status()).toBe('success')
})

test('what is discarded is gone, here and in the journal', () => {
  const { sheet, journal } = open()
  sheet.edit({ a: 10 })
  sheet.discard()
  expect([sheet.now().draft, sheet.depth(), journal()]).toEqual([{ a: 1, b: 2 }, 0, null])
  sheet.undo()
  expect(sheet.status()).toBe('ready')
})
