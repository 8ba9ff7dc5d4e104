import { type BattleEvent, newBattle } from '@duologue/domain/battle/battle'
import { randomFromSeed } from '@duologue/domain/battle/random'
import { replay } from '@duologue/domain/battle/record/replay'
import { sampleSetup } from '@duologue/domain/battle/sample-battle'
import { step } from '@duologue/domain/battle/step'
import { nextDeadline } from '@duologue/domain/battle/turn/next-deadline'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { type Client, createClient } from '../api/client'
import { pretendApi } from '../api/pretend-api'
import { unsavedOf, visitorPlay } from '../sending/unsaved-plays'
import { watchSending } from '../sending/watch-sending'
import { sampleUser } from '../session/sample-user'
import { beginSession, endSession } from '../session/session'
import { dismiss, notifications } from '../ui/feedback/notify'
import { beginPlay } from './begin-play'
import { endPlay } from './end-play'

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

type Begun = Parameters<typeof beginPlay>[3]
type Ended = Parameters<typeof endPlay>[3]

const bookOf = (client: Client, assignment?: string) => ({
  begin: (chosen: Begun) => beginPlay(client, 'conversation', assignment, chosen),
  end: (ended: Ended) => endPlay(client, 'conversation', assignment, ended),
})

function open() {
  const { api, calls } = pretendApi()
  const client = createClient(api)
  return { client, calls, book: bookOf(client) }
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
  expect(await began).toEqual({ kind: 'ticket', ticket: { ticket: 'the ticket', seed } })

  const battle = overBattle()
  const saving = book.end({ battle, ticket: 'the ticket', events: [start], lines: [] })
  await expect.poll(() => calls.length).toBe(2)
  const recorded = calls[1]?.body as { ticket: string; events: BattleEvent[] }
  expect([calls[1]?.path, recorded.ticket]).toEqual(['/api/plays', 'the ticket'])
  expect(replay(sampleSetup(), seed, recorded.events).phase).toEqual(battle.phase)
  expect(saving.now()).toEqual({ name: 'sending' })
  const answer = { id: 'play', verified: true, score: 9, isWinner: true }
  calls[1]?.answer(201, answer)
  await expect.poll(messages).toEqual(['New play saved.'])
  expect(saving.now()).toEqual({ name: 'saved', play: answer })
  expect(unsavedOf(sampleUser.id)).toEqual([])
})

test.each([
  [
    'is not given now',
    (call: { answer(status: number, body: unknown): void }) =>
      call.answer(503, { message: 'Busy.' }),
    'Busy.',
  ],
  ['never arrives', (call: { fail(): void }) => call.fail(), null],
])('a ticket that %s is told; the game without it is only told', async (_name, fail, message) => {
  beginSession({ user: sampleUser, authToken: 'secret' })
  const { book, calls } = open()
  const began = book.begin(settings)
  const [asked] = calls
  if (asked) fail(asked)
  expect(await began).toEqual({ kind: 'none', message })
  book.end({ battle: overBattle(), events: [start], lines: [] })
  await expect.poll(() => calls.length).toBe(2)
  expect(calls[1]?.body).toMatchObject({ activity: 'conversationGame', difficulty: 'normal' })
  calls[1]?.answer(201, {})
  await expect.poll(messages).toContain('New play saved.')
})

test.each([400, 403, 404])('a refusal of the ticket (%i) is an answer', async status => {
  beginSession({ user: sampleUser, authToken: 'secret' })
  const { book, calls } = open()
  const began = book.begin(settings)
  calls[0]?.answer(status, { message: 'The assignment asks for another game.', code: 'some' })
  expect(await began).toEqual({
    kind: 'refused',
    message: 'The assignment asks for another game.',
  })
})

test('a record that is refused for good is told without it, under the same name', async () => {
  beginSession({ user: sampleUser, authToken: 'secret' })
  const { book, calls } = open()
  const ticket = '01890000-0000-7000-8000-0000000000aa'
  const saving = book.end({ battle: overBattle(), ticket, events: [start], lines: [] })
  await expect.poll(() => calls.length).toBe(1)
  calls[0]?.answer(404, {
    message: 'This game was not started here, or started too long ago.',
    code: 'some',
  })
  await expect.poll(() => calls.length).toBe(2)
  expect(calls[1]?.body).toMatchObject({ activity: 'conversationGame', key: ticket })
  const answer = { id: 'play', verified: false, uncounted: 'told' }
  calls[1]?.answer(201, answer)
  await expect.poll(() => saving.now()).toEqual({ name: 'saved', play: answer })
  expect(unsavedOf(sampleUser.id)).toEqual([])
})

test('a record that was stored before is not told again', async () => {
  beginSession({ user: sampleUser, authToken: 'secret' })
  const { book, calls } = open()
  const saving = book.end({ battle: overBattle(), ticket: 'one', events: [start], lines: [] })
  await expect.poll(() => calls.length).toBe(1)
  calls[0]?.answer(409, {
    message: 'This game was saved already with different contents.',
    code: 'some',
  })
  await expect.poll(() => saving.now()?.name).toBe('refused')
  expect(calls).toHaveLength(1)
})

test('a play that cannot be stored now is sent again, as it was, when the connection is back', async () => {
  beginSession({ user: sampleUser, authToken: 'secret' })
  const { book, calls, client } = open()
  const saving = book.end({ battle: overBattle(), lines: [] })
  await expect.poll(() => calls.length).toBe(1)
  calls[0]?.fail()
  await expect.poll(() => saving.now()).toEqual({ name: 'later' })
  await expect
    .poll(messages)
    .toEqual(['This play will be saved as soon as the connection is back.'])
  onTestFinished(watchSending(document, client, () => undefined))
  await expect.poll(() => calls.length).toBe(2)
  calls[1]?.answer(500, {})
  await expect.poll(() => unsavedOf(sampleUser.id).length).toBe(1)
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => calls.length).toBe(3)
  expect(calls[2]?.body).toEqual(calls[0]?.body)
  calls[2]?.answer(201, { id: 'play' })
  await expect.poll(() => saving.now()).toEqual({ name: 'saved', play: { id: 'play' } })
  await expect.poll(messages).toContain('New play saved.')
  expect(unsavedOf(sampleUser.id)).toEqual([])
})

test('a play that is refused for good is given up, in the server’s own words', async () => {
  beginSession({ user: sampleUser, authToken: 'secret' })
  const { book, calls } = open()
  book.end({ battle: overBattle(), lines: [] })
  await expect.poll(() => calls.length).toBe(1)
  calls[0]?.answer(404, { message: 'Conversation not found.', code: 'conversation-not-found' })
  await expect.poll(messages).toEqual(['A play could not be saved: Conversation not found.'])
  expect(unsavedOf(sampleUser.id)).toEqual([])
})

test('a visitor asks for nothing; the last game is kept here', async () => {
  const { book, calls } = open()
  expect(await book.begin(settings)).toEqual({ kind: 'visitor' })
  expect(book.end({ battle: overBattle(), lines: [] }).now()).toBeNull()
  expect(calls).toEqual([])
  expect(visitorPlay.get()).toMatchObject({ conversation: 'conversation', mode: 'reading' })
  expect(visitorPlay.get()?.key).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
})

test('a game that nobody will play again tells how its lines went', () => {
  const { book } = open()
  book.end({ battle: overBattle(), lines: [{ line: 'a', right: false }] })
  expect(visitorPlay.get()).toMatchObject({ lines: [{ line: 'a', right: false }] })
})

test('a game that belongs to an assignment names it, in its ticket and in a play that is only told', async () => {
  beginSession({ user: sampleUser, authToken: 'secret' })
  const { api, calls } = pretendApi()
  const book = bookOf(createClient(api), 'the assignment')
  const began = book.begin(settings)
  expect(calls[0]?.body).toMatchObject({ assignment: 'the assignment' })
  calls[0]?.answer(500, {})
  expect((await began).kind).toBe('none')
  book.end({ battle: overBattle(), lines: [] })
  await expect.poll(() => calls.length).toBe(2)
  expect(calls[1]?.body).toMatchObject({
    assignment: 'the assignment',
    activity: 'conversationGame',
  })
})
