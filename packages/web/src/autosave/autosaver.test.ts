import { type Merged, mergeFields } from '@duologue/domain/saving/merge-fields'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { autosaver, type Stored } from './autosaver'
import type { UnsentEdit } from './journal'

interface Note {
  name: string
  text: string
}

class Changed extends Error {
  readonly current: Stored<Note>
  constructor(current: Stored<Note>) {
    super()
    this.current = current
  }
}

const first: Stored<Note> = { fields: { name: 'Tapas', text: '' }, version: 1 }
const wait = 2000

/** An autosaver whose requests wait until the test answers them, and the journal behind it. */
function open(kept: UnsentEdit<Note> | null = null, howLong: number | null = wait) {
  let journal = kept
  const failures: unknown[] = []
  const sent: {
    draft: Note
    base: Stored<Note>
    isLast: boolean
    answer: (stored?: Stored<Note>) => Promise<void>
    fail: (error: unknown) => Promise<void>
  }[] = []
  const saver = autosaver<Note>(first, {
    journal: {
      get: () => journal,
      set: value => {
        journal = value
      },
      use: () => journal,
    },
    isValid: ({ name }) => name !== '',
    send: (draft, base, how) =>
      new Promise((resolve, reject) => {
        const settle = async (act: () => void) => {
          act()
          await vi.advanceTimersByTimeAsync(0)
        }
        sent.push({
          draft,
          base,
          isLast: how.keepalive === true,
          answer: stored =>
            settle(() => resolve(stored ?? { fields: draft, version: base.version + 1 })),
          fail: error => settle(() => reject(error)),
        })
      }),
    currentOf: error => (error instanceof Changed ? error.current : undefined),
    mayPass: error => !(error instanceof RangeError),
    onFailure: error => failures.push(error),
    merge: (base, mine, theirs): Merged<Note> => mergeFields(base, mine, theirs),
    wait: howLong,
    retryAfter: 10_000,
  })
  return { saver, sent, failures, journal: () => journal }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('an edit is sent two seconds after the last one, once, and the line follows', async () => {
  const { saver, sent } = open()
  expect(saver.now()).toMatchObject({ status: 'ready', isDirty: false })
  saver.edit({ name: 'T' })
  await pass(wait - 1)
  saver.edit({ name: 'To' })
  await pass(wait - 1)
  expect(sent).toHaveLength(0)
  expect(saver.now()).toMatchObject({ status: 'ready', isDirty: true })
  await pass(1)
  expect(sent).toMatchObject([{ draft: { name: 'To' }, base: first, isLast: false }])
  expect(saver.now().status).toBe('saving')
  await sent[0]?.answer()
  expect(saver.now()).toMatchObject({ status: 'saved', isDirty: false })
  saver.edit({ name: 'Toa' })
  expect(saver.now().status).toBe('ready')
  await pass(wait)
  expect(sent[1]?.base.version).toBe(2)
})

test('what is not valid is not sent, not even when it is asked for', async () => {
  const { saver, sent } = open()
  saver.edit({ name: '' })
  await pass(10 * wait)
  expect(await saver.flush({ isAsked: true })).toBe(false)
  expect(sent).toHaveLength(0)
  saver.edit({ name: 'Again' })
  await pass(wait)
  expect(sent).toHaveLength(1)
})

test('what is typed while something is on its way is sent after it', async () => {
  const { saver, sent } = open()
  saver.edit({ name: 'One' })
  await pass(wait)
  saver.edit({ text: 'more' })
  await pass(10 * wait)
  expect(sent).toHaveLength(1)
  await sent[0]?.answer()
  await pass(wait)
  expect(sent[1]).toMatchObject({ draft: { name: 'One', text: 'more' }, base: { version: 2 } })
})

test('a failure is told and tried again by itself; a refusal is told alone', async () => {
  const { saver, sent, failures } = open()
  saver.edit({ name: 'One' })
  await pass(wait)
  await sent[0]?.fail(new TypeError('no connection'))
  expect(saver.now()).toMatchObject({ status: 'error', isDirty: true })
  await pass(10_000)
  expect(sent).toHaveLength(2)
  await sent[1]?.fail(new RangeError('refused'))
  await pass(100_000)
  expect(sent).toHaveLength(2)
  expect(failures).toHaveLength(2)
})

test('what is not stored is kept here, and is there when the editor opens again', async () => {
  const { saver, journal, sent } = open()
  saver.edit({ name: 'Offline' })
  expect(journal()).toEqual({
    base: first,
    draft: { name: 'Offline', text: '' },
    at: Date.now(),
  })
  const again = open(journal())
  expect(again.saver.now()).toMatchObject({ draft: { name: 'Offline' }, isDirty: true })
  const done = again.saver.flush({ keepalive: true })
  await pass(0)
  expect(again.sent[0]?.isLast).toBe(true)
  await again.sent[0]?.answer()
  expect(await done).toBe(true)
  expect(again.journal()).toBeNull()
  expect(sent).toHaveLength(0)
})

test('changes of different fields in two places are joined without a word', async () => {
  const { saver, sent } = open()
  saver.edit({ name: 'Mine' })
  await pass(wait)
  await sent[0]?.fail(new Changed({ fields: { name: 'Tapas', text: 'Theirs' }, version: 5 }))
  expect(sent[1]).toMatchObject({ draft: { name: 'Mine', text: 'Theirs' }, base: { version: 5 } })
  await sent[1]?.answer()
  expect(saver.now()).toMatchObject({ status: 'saved', conflict: null, isDirty: false })
})

test.each([
  ['mine', 'Mine'],
  ['theirs', 'Theirs'],
] as const)(
  'of two changes of one field both are there until %s is chosen',
  async (whose, name) => {
    const { saver, sent, journal } = open()
    saver.edit({ name: 'Mine' })
    await pass(wait)
    const theirs = { fields: { name: 'Theirs', text: 'also' }, version: 5 }
    await sent[0]?.fail(new Changed(theirs))
    expect(saver.now()).toMatchObject({
      status: 'error',
      draft: { name: 'Mine' },
      conflict: { theirs, fields: ['name'] },
    })
    expect(journal()?.draft.name).toBe('Mine')
    await pass(100_000)
    expect(sent).toHaveLength(1)
    const done = saver.choose(whose)
    await pass(0)
    if (whose === 'mine') {
      expect(sent[1]).toMatchObject({ draft: { name: 'Mine', text: 'also' }, base: { version: 5 } })
      await sent[1]?.answer()
    }
    expect(await done).toBe(true)
    expect(saver.now()).toMatchObject({
      draft: { name, text: 'also' },
      conflict: null,
      isDirty: false,
    })
    expect(journal()).toBeNull()
  },
)

test('without a wait nothing is sent by itself: not after an edit, not after a failure', async () => {
  const { saver, sent, journal } = open(null, null)
  saver.edit({ name: 'Only when asked' })
  await pass(1_000_000)
  expect(sent).toHaveLength(0)
  expect(journal()?.draft.name).toBe('Only when asked')
  const done = saver.flush()
  await pass(0)
  saver.edit({ text: 'meanwhile' })
  await sent[0]?.answer()
  expect(await done).toBe(true)
  await pass(1_000_000)
  expect(sent).toHaveLength(1)
  expect(saver.now()).toMatchObject({ isDirty: true, draft: { text: 'meanwhile' } })
  expect(saver.stored()).toEqual({ fields: { name: 'Only when asked', text: '' }, version: 2 })
})
