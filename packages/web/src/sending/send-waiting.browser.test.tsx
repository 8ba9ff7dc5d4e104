import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createClient } from '../api/client'
import { pretendApi } from '../api/pretend-api'
import { sampleUser } from '../session/sample-user'
import { beginSession, endSession } from '../session/session'
import { dismiss, notifications } from '../ui/feedback/notify'
import { connection } from '../ui/has-connection'
import { answersOf, keepAnswer } from './kept-answers'
import { keepAttempt, keepPlay, waitingFor } from './kept-progress'
import { sendWaiting } from './send-waiting'
import { keepUnsaved, unsavedOf } from './unsaved-plays'
import { watchSending } from './watch-sending'

const answer = { list: null, item: 'word', skill: 'writing', isRight: false } as const
const idOf = (number: number) => `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`
const messages = () => notifications.now().map(({ message }) => message)

function learn(number: number) {
  keepAttempt({
    id: idOf(number),
    line: idOf(0),
    skill: 'say',
    place: 'learn',
    isRight: true,
    at: '2026-03-04T10:20:00.000Z',
  })
}

const play = (key: string) =>
  keepUnsaved({
    user: sampleUser.id,
    body: {
      conversation: 'conversation',
      activity: 'conversationGame',
      mode: 'reading',
      difficulty: 'normal',
      relaxed: false,
      score: 9,
      isWinner: true,
      key,
    },
  })

beforeEach(() => {
  endSession()
  localStorage.clear()
  connection.set(true)
  for (const { id } of notifications.now()) dismiss(id)
  beginSession({ user: sampleUser, authToken: 'secret' })
})
afterEach(() => void vi.useRealTimers())

function open() {
  const { api, calls } = pretendApi()
  return { client: createClient(api), calls }
}

/** Answers the calls as they come, each with what is told for it. */
async function answered(
  calls: ReturnType<typeof open>['calls'],
  ...answers: readonly [status: number, body: unknown, retryAfter?: string][]
): Promise<string[]> {
  for (const [at, one] of answers.entries()) {
    await expect.poll(() => calls.length).toBe(at + 1)
    calls[at]?.answer(...one)
  }
  return calls.map(({ path }) => path)
}

test('answers go before plays, each under its own id, and how many plays are stored is told once', async () => {
  play('one')
  play('two')
  keepPlay({ conversation: 'c', activity: 'learn', mode: 'reading', score: 80, key: 'session' })
  keepAnswer(answer)
  keepAnswer({ ...answer, isRight: true })
  learn(1)
  const { client, calls } = open()
  const sent = sendWaiting(client, { hasWaited: true })
  expect(
    await answered(
      calls,
      [200, { kept: 1 }],
      [200, { kept: 2 }],
      [201, { id: 's' }],
      [201, { id: 'a' }],
      [201, { id: 'b' }],
    ),
  ).toEqual([
    '/api/learn/attempts',
    '/api/pronunciation/answers',
    '/api/plays',
    '/api/plays',
    '/api/plays',
  ])
  expect(await sent).toBe(true)
  const { answers = [] } = (calls[1]?.body ?? {}) as {
    answers?: { id: string; isRight: boolean }[]
  }
  expect(answers.map(({ isRight }) => isRight)).toEqual([false, true])
  expect(new Set(answers.map(({ id }) => id)).size).toBe(2)
  expect(messages()).toEqual(['3 plays were saved.'])
  expect([unsavedOf(sampleUser.id), answersOf(sampleUser.id)]).toEqual([[], []])
})

test('one answer that is not valid takes no other one with it', async () => {
  for (const number of [1, 2, 3]) learn(number)
  const { client, calls } = open()
  const sent = sendWaiting(client)
  const no = [400, { message: 'This is not valid.', code: 'invalid-request' }] as const
  await answered(calls, [...no], [...no], [...no], [200, { kept: 1 }], [200, { kept: 1 }])
  expect(await sent).toBe(true)
  const idsOf = (at: number) =>
    (calls[at]?.body as { attempts: { id: string }[] } | undefined)?.attempts.map(({ id }) => id)
  expect([0, 1, 2, 3, 4].map(idsOf)).toEqual([
    [1, 2, 3].map(idOf),
    [1, 2].map(idOf),
    [idOf(1)],
    [idOf(2)],
    [idOf(3)],
  ])
  expect(messages()).toEqual(['Some of your answers could not be saved: This is not valid.'])
})

test('without an answer all stays as it was, and is sent when somebody answers again', async () => {
  keepAnswer(answer)
  const { client, calls } = open()
  const first = sendWaiting(client)
  await expect.poll(() => calls.length).toBe(1)
  calls[0]?.fail()
  expect(await first).toBe(false)
  expect(answersOf(sampleUser.id)).toHaveLength(1)
  connection.set(false)
  onTestFinished(watchSending(document, client, () => undefined))
  await expect.poll(() => calls.length).toBe(2)
  calls[1]?.fail()
  connection.set(true)
  await expect.poll(() => calls.length).toBe(3)
  expect(calls[2]?.body).toEqual(calls[0]?.body)
  calls[2]?.answer(200, { kept: 1 })
  await expect.poll(() => answersOf(sampleUser.id)).toEqual([])
  expect(messages()).toEqual([])
})

test.each([429, 503])(
  '%i: nothing is sent before the time that the server asks for',
  async status => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    learn(1)
    play('one')
    const { client, calls } = open()
    const sent = sendWaiting(client)
    await vi.waitUntil(() => calls.length === 1)
    calls[0]?.answer(status, { message: 'Later.', code: 'later' }, '60')
    expect(await sent).toBe(false)
    expect(await sendWaiting(client, { hasWaited: true })).toBe(false)
    expect(calls).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(60_000)
    await vi.waitUntil(() => calls.length === 2)
    calls[1]?.answer(200, { kept: 1 })
    await vi.waitUntil(() => calls.length === 3)
    calls[2]?.answer(201, { id: 'a' })
    await vi.waitUntil(() => unsavedOf(sampleUser.id).length === 0)
    expect(messages()).toEqual(['New play saved.'])
  },
)

test('a play that the server stumbles over holds no other one up; a page of a front server refuses nothing for good', async () => {
  play('one')
  play('two')
  play('three')
  const { client, calls } = open()
  const sent = sendWaiting(client)
  await answered(calls, [500, {}], [404, '<html>'], [201, { id: 'c' }])
  expect(await sent).toBe(false)
  expect(unsavedOf(sampleUser.id)).toHaveLength(2)
})

test('a login that is over: what waits stays, and that it does is told until somebody logs in again', async () => {
  play('one')
  const { client, calls } = open()
  const told: boolean[] = []
  onTestFinished(watchSending(document, client, isNeeded => void told.push(isNeeded)))
  await answered(calls, [401, { message: 'Log in.', code: 'not-logged-in' }])
  await expect.poll(() => calls.length).toBe(2)
  calls[1]?.answer(401, { message: 'Log in.', code: 'not-logged-in' })
  await expect.poll(() => told).toEqual([true])
  expect(unsavedOf(sampleUser.id)).toHaveLength(1)
  beginSession({ user: sampleUser, authToken: 'another' })
  await expect.poll(() => calls.length).toBe(3)
  calls[2]?.answer(201, { id: 'a' })
  await expect.poll(() => unsavedOf(sampleUser.id)).toEqual([])
  expect(told).toEqual([true, false])
})

test('while another tab is sending, this one waits, and then finds nothing left', async () => {
  play('one')
  const { client, calls } = open()
  let letGo = () => {}
  const isOver = new Promise<void>(resolve => {
    letGo = resolve
  })
  const held = navigator.locks.request('send', () => isOver)
  const sent = sendWaiting(client)
  await expect.poll(async () => (await navigator.locks.query()).pending?.length).toBe(1)
  expect(calls).toEqual([])
  localStorage.removeItem('unsaved-plays')
  letGo()
  await held
  expect(await sent).toBe(true)
  expect(calls).toEqual([])
})

test('that a full storage keeps something for this page only is told, and it is sent all the same', async () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  learn(1)
  full.mockRestore()
  expect(messages()).toEqual([
    'There is no room on this device. What you do is kept until you close this page.',
  ])
  expect(waitingFor(sampleUser.id).attempts).toHaveLength(1)
})

test('what is let go because too much waits is told', () => {
  for (let number = 0; number < 21; number += 1) play(`play ${number}`)
  expect(unsavedOf(sampleUser.id)).toHaveLength(20)
  expect(messages()).toEqual(['No more can wait on this device. The oldest was let go.'])
})

test('a visitor’s answers of rounds are not kept, and another user’s are not sent', async () => {
  endSession()
  keepAnswer(answer)
  beginSession({ user: sampleUser, authToken: 'secret' })
  expect(answersOf(sampleUser.id)).toEqual([])
  keepAnswer(answer)
  beginSession({ user: { ...sampleUser, id: 'another' }, authToken: 'secret' })
  const { client, calls } = open()
  expect(await sendWaiting(client)).toBe(true)
  expect(calls).toEqual([])
  expect(answersOf(sampleUser.id)).toHaveLength(1)
})
