import { type BattleEvent, newBattle } from '@duologue/domain/battle/battle'
import { nextDeadline } from '@duologue/domain/battle/next-deadline'
import { randomFromSeed } from '@duologue/domain/battle/random'
import { replay } from '@duologue/domain/battle/replay'
import { sampleSetup } from '@duologue/domain/battle/sample-battle'
import { step } from '@duologue/domain/battle/step'
import { beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { createClient } from '../api/client'
import { pretendApi } from '../api/pretend-api'
import { sampleUser } from '../session/sample-user'
import { beginSession, endSession } from '../session/session'
import { dismiss, notifications } from '../ui/notify'
import { playBook } from './play-book'
import { PlaysWatch } from './plays-watch'
import { unsavedOf, visitorPlay } from './unsaved-plays'

const seed = 7
const start = { type: 'start', at: 0 } as const

/** The sample battle, in which nobody ever answers, over. */
function overBattle() {
  const random = randomFromSeed(seed)
  let battle = step(newBattle(sampleSetup()), start, random)
  for (let due = nextDeadline(battle); due; due = nextDeadline(battle)) {
    battle = step(battle, due.event, random)
  }
  return battle
}

const settings = { mode: 'reading', difficulty: 'hard', relaxed: false, powers: [] } as const
const messages = () => notifications.now().map(({ message }) => message)

beforeEach(() => {
  endSession()
  localStorage.clear()
  for (const { id } of notifications.now()) dismiss(id)
})

function open() {
  const { api, calls } = pretendApi()
  const client = createClient(api)
  return { client, calls, book: playBook(client, 'conversation') }
}

test('a signed-in player begins with a ticket, and what was done is sent when it is over', async () => {
  beginSession({ user: sampleUser, authToken: 'secret' })
  const { book, calls } = open()
  const began = book.begin(settings)
  expect(calls[0]).toMatchObject({
    path: '/api/plays/tickets',
    body: { conversation: 'conversation', ...settings },
  })
  calls[0]?.answer(201, { ticket: 'the ticket', seed })
  expect(await began).toEqual({ ticket: 'the ticket', seed })

  const battle = overBattle()
  book.end({ battle, ticket: 'the ticket', events: [start] })
  await expect.poll(() => calls.length).toBe(2)
  const recorded = calls[1]?.body as { ticket: string; events: BattleEvent[] }
  expect([calls[1]?.path, recorded.ticket]).toEqual(['/api/plays', 'the ticket'])
  expect(replay(sampleSetup(), seed, recorded.events).phase).toEqual(battle.phase)
  calls[1]?.answer(201, {})
  await expect.poll(messages).toEqual(['New play saved.'])
  expect(unsavedOf(sampleUser.id)).toEqual([])
})

test.each([
  ['is refused', (call: { answer(status: number, body: unknown): void }) => call.answer(503, {})],
  ['never arrives', (call: { fail(): void }) => call.fail()],
])('a ticket that %s does not block the game, which is then only told', async (_name, fail) => {
  beginSession({ user: sampleUser, authToken: 'secret' })
  const { book, calls } = open()
  const began = book.begin(settings)
  const [asked] = calls
  if (asked) fail(asked)
  expect(await began).toBeNull()
  book.end({ battle: overBattle(), events: [start] })
  await expect.poll(() => calls.length).toBe(2)
  expect(calls[1]?.body).toMatchObject({ activity: 'conversationGame', difficulty: 'normal' })
  calls[1]?.answer(201, {})
  await expect.poll(messages).toContain('New play saved.')
})

test('a ticket that keeps the player waiting is not waited for', async () => {
  beginSession({ user: sampleUser, authToken: 'secret' })
  expect(await open().book.begin(settings)).toBeNull()
})

test('a play that cannot be stored now is sent again, as it was, when the connection is back', async () => {
  beginSession({ user: sampleUser, authToken: 'secret' })
  const { book, calls, client } = open()
  book.end({ battle: overBattle() })
  await expect.poll(() => calls.length).toBe(1)
  calls[0]?.fail()
  await expect
    .poll(messages)
    .toEqual(['This play will be saved as soon as the connection is back.'])
  await render(<PlaysWatch client={client} />)
  await expect.poll(() => calls.length).toBe(2)
  calls[1]?.answer(503, {})
  await expect.poll(() => unsavedOf(sampleUser.id).length).toBe(1)
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => calls.length).toBe(3)
  expect(calls[2]?.body).toEqual(calls[0]?.body)
  calls[2]?.answer(201, {})
  await expect.poll(messages).toContain('New play saved.')
  expect(unsavedOf(sampleUser.id)).toEqual([])
})

test('a play that is refused for good is given up, in the server’s own words', async () => {
  beginSession({ user: sampleUser, authToken: 'secret' })
  const { book, calls } = open()
  book.end({ battle: overBattle() })
  await expect.poll(() => calls.length).toBe(1)
  calls[0]?.answer(404, { message: 'Conversation not found.', code: 'conversation-not-found' })
  await expect.poll(messages).toEqual(['Conversation not found.'])
  expect(unsavedOf(sampleUser.id)).toEqual([])
})

test('a visitor asks for nothing; the last game is kept here', async () => {
  const { book, calls } = open()
  expect(await book.begin(settings)).toBeNull()
  book.end({ battle: overBattle() })
  expect(calls).toEqual([])
  expect(visitorPlay.get()).toMatchObject({ conversation: 'conversation', mode: 'reading' })
  expect(visitorPlay.get()?.key).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
})

test('a game that nobody will play again tells how its lines went', async () => {
  const { book } = open()
  book.end({ battle: overBattle(), seed, events: [start] })
  await expect.poll(() => visitorPlay.get()?.lines?.length ?? 0).toBeGreaterThan(0)
  expect(visitorPlay.get()?.lines?.every(({ right }) => !right)).toBe(true)
})

test('a game that belongs to an assignment names it, in its ticket and in a play that is only told', async () => {
  beginSession({ user: sampleUser, authToken: 'secret' })
  const { api, calls } = pretendApi()
  const book = playBook(createClient(api), 'conversation', 'the assignment')
  const began = book.begin(settings)
  expect(calls[0]?.body).toMatchObject({ assignment: 'the assignment' })
  calls[0]?.answer(500, {})
  expect(await began).toBeNull()
  book.end({ battle: overBattle() })
  await expect.poll(() => calls.length).toBe(2)
  expect(calls[1]?.body).toMatchObject({
    assignment: 'the assignment',
    activity: 'conversationGame',
  })
})
