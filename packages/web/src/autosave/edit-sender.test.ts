import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { editSender, type SendHow } from './edit-sender'

class Refused extends Error {}

/** A sender over a list of names, whose requests wait until the test answers them. */
function open() {
  let waiting: string[] = []
  let isAllowed = true
  const sent: {
    name: string
    how: SendHow
    answer: () => Promise<void>
    fail: (e: Error) => Promise<void>
  }[] = []
  const failures: unknown[] = []
  const settle = async (act: () => void) => {
    act()
    await vi.advanceTimersByTimeAsync(0)
  }
  const sender = editSender({
    wait: 5000,
    waiting: () => waiting,
    maySend: () => isAllowed,
    sendNext: how =>
      new Promise((resolve, reject) => {
        const [name = ''] = waiting
        sent.push({
          name,
          how,
          answer: () =>
            settle(() => {
              waiting = waiting.filter(other => other !== name)
              resolve()
            }),
          fail: error => settle(() => reject(error)),
        })
      }),
    mayPass: error => !(error instanceof Refused),
    onFailure: error => failures.push(error),
    onChange: () => undefined,
  })
  const edit = (name: string) => {
    waiting = [...waiting, name]
    sender.edited()
  }
  return {
    sender,
    sent,
    failures,
    edit,
    waiting: () => waiting,
    allow: (is: boolean) => (isAllowed = is),
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const names = (sent: { name: string }[]) => sent.map(({ name }) => name)

test('waits five seconds after the last edit, then sends what waits, one after the other', async () => {
  const { sent, edit, sender } = open()
  edit('a')
  await pass(4999)
  edit('b')
  await pass(4999)
  expect(sent).toEqual([])
  await pass(1)
  expect(names(sent)).toEqual(['a'])
  expect(sender.isSending()).toBe(true)
  await pass(60_000)
  expect(names(sent)).toEqual(['a'])
  await sent[0]?.answer()
  expect(names(sent)).toEqual(['a', 'b'])
  await sent[1]?.answer()
  expect(sender.isSending()).toBe(false)
})

test('what is edited while something is on its way has five seconds of its own', async () => {
  const { sent, edit } = open()
  edit('a')
  await pass(5000)
  edit('b')
  await sent[0]?.answer()
  await pass(4999)
  expect(names(sent)).toEqual(['a'])
  await pass(1)
  expect(names(sent)).toEqual(['a', 'b'])
})

test('a failure is tried again after 2, 5, 15, 60 and 60 seconds, and at once when it is asked for', async () => {
  const { sent, edit, sender } = open()
  edit('a')
  await pass(5000)
  for (const [turn, wait] of [2, 5, 15, 60, 60].entries()) {
    await sent[turn]?.fail(new TypeError('no connection'))
    expect(sender.hasFailed()).toBe(true)
    // Another edit does not bring the next try forward.
    if (turn === 2) edit('b')
    await pass(wait * 1000 - 1)
    expect(sent).toHaveLength(turn + 1)
    await pass(1)
    expect(sent).toHaveLength(turn + 2)
  }
  await sent[5]?.fail(new TypeError('no connection'))
  void sender.flush({ keepalive: true })
  expect(sent[6]?.how).toEqual({ keepalive: true })
  await sent[6]?.answer()
  expect(sender.hasFailed()).toBe(false)
})

test('a refusal is not tried again by itself, only after another edit', async () => {
  const { sent, edit, failures } = open()
  edit('a')
  await pass(5000)
  await sent[0]?.fail(new Refused())
  await pass(600_000)
  expect([sent.length, failures.length]).toEqual([1, 1])
  edit('b')
  await pass(5000)
  expect(sent).toHaveLength(2)
})

test('nothing is sent as long as it may not be, and all is when it may again', async () => {
  const { sent, edit, sender, allow } = open()
  allow(false)
  edit('a')
  await pass(600_000)
  expect(await sender.flush()).toBe(false)
  expect(sent).toEqual([])
  allow(true)
  const done = sender.settle()
  await pass(0)
  await sent[0]?.answer()
  expect(await done).toBe(true)
})
