import { newBattle } from '@duologue/domain/battle/battle'
import { randomFromSeed } from '@duologue/domain/battle/random'
import { sampleSetup } from '@duologue/domain/battle/sample-battle'
import { step } from '@duologue/domain/battle/step'
import { nextDeadline } from '@duologue/domain/battle/turn/next-deadline'
import type { KeptThing } from '@duologue/domain/offline/kept-things'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createClient } from '../api/client'
import { type PendingCall, pretendApi } from '../api/pretend-api'
import { holdTicket, ticketsOf } from '../kept-here/held-tickets'
import { deleteThings, readThings, writeThings } from '../kept-here/things-table'
import { forgetUser, isHere } from '../saved-here/forget'
import { unsavedOf } from '../sending/unsaved-plays'
import { sampleUser } from '../session/sample-user'
import { beginSession, endSession } from '../session/session'
import { dismiss, notifications } from '../ui/feedback/notify'
import { beginPlay } from './begin-play'
import { endPlay } from './end-play'
import { fetchAhead } from './fetch-ahead'

const user = sampleUser.id
const settings = { mode: 'reading', difficulty: 'hard', relaxed: false, powers: [] } as const
const answer = { ticket: 't', seed: 7, relaxed: false, extraTime: 1, version: 1 }
const ticketOf = (ticket: string) => ({
  ...answer,
  ticket,
  since: new Date().toISOString(),
})
const messages = () => notifications.now().map(({ message }) => message)

const thing = (part: Partial<KeptThing> = {}): KeptThing => ({
  owner: user,
  kind: 'conversation',
  id: 'kept',
  isChosen: true,
  title: 'La llave',
  language: 'es',
  page: '/',
  keptAt: Date.now(),
  openedAt: Date.now(),
  paths: ['/api/kept'],
  answers: { '/api/kept': '{"version":3}' },
  clips: [],
  missing: 0,
  bytes: 0,
  ...part,
})

const heldFor = (part: object = {}) =>
  holdTicket({
    what: 'conversation',
    id: 'kept',
    assignment: null,
    edition: 3,
    user,
    ...answer,
    since: Date.now(),
    isUsed: false,
    ...part,
  })

function overBattle() {
  const random = randomFromSeed(7)
  let battle = step(
    newBattle(sampleSetup({ ...settings, powers: ['heal'] })),
    { type: 'start', at: 0 },
    random,
  )
  for (let due = nextDeadline(battle); due; due = nextDeadline(battle))
    battle = step(battle, due.event, random)
  return battle
}

function open() {
  const { api, calls } = pretendApi()
  const client = createClient(api)
  const begin = (assignment?: string) => beginPlay(client, 'kept', assignment, settings)
  const end = () =>
    endPlay(client, 'kept', undefined, {
      battle: overBattle(),
      ticket: 't',
      isAhead: true,
      events: [{ type: 'start', at: 0 }],
      lines: [{ line: 'a', right: true }],
    })
  return { client, calls, begin, end }
}

/** The nth call, when it has come. */
async function nth(calls: readonly PendingCall[], number: number): Promise<PendingCall> {
  await expect.poll(() => calls.length).toBeGreaterThan(number)
  const call = calls[number]
  if (!call) throw new Error('no such call')
  return call
}

beforeEach(async () => {
  endSession()
  localStorage.clear()
  await deleteThings(await readThings())
  for (const { id } of notifications.now()) dismiss(id)
  isHere(user)
  beginSession({ user: sampleUser, authToken: 'secret' })
})
afterEach(() => void vi.useRealTimers())

test('each kept conversation and list has one ticket, asked for once; songs and what was only opened have none', async () => {
  await writeThings([
    thing(),
    thing({ kind: 'list', id: 'sounds', owner: 'everybody', openedAt: 1 }),
    thing({ owner: 'everybody', openedAt: 2 }),
    thing({ kind: 'song', id: 'song' }),
    thing({ id: 'opened', isChosen: false }),
    thing({ id: 'of another', owner: 'another' }),
  ])
  const { client, calls } = open()
  const fetched = fetchAhead(client)
  const first = await nth(calls, 0)
  first.answer(201, ticketOf('one'))
  const second = await nth(calls, 1)
  second.answer(201, ticketOf('two'))
  await fetched
  expect(calls.map(({ body }) => body)).toEqual([
    { ahead: true, conversation: 'kept' },
    { ahead: true, pronunciationList: 'sounds' },
  ])
  await fetchAhead(client)
  expect(calls).toHaveLength(2)
  expect(ticketsOf(user).map(({ id, ticket }) => [id, ticket])).toEqual([
    ['kept', 'one'],
    ['sounds', 'two'],
  ])
  // What is not kept any more has none.
  await deleteThings([thing()])
  await deleteThings([thing({ owner: 'everybody' })])
  await fetchAhead(client)
  expect(ticketsOf(user).map(({ id }) => id)).toEqual(['sounds'])
})

test('what is kept for an assignment has a ticket for that, too', async () => {
  const parts = [{ kind: 'conversation', id: 'kept' }] as const
  await writeThings([
    thing({ isChosen: false }),
    thing({ kind: 'assignment' as never, id: 'homework', parts, answers: {} }),
  ])
  const { client, calls } = open()
  const fetched = fetchAhead(client)
  ;(await nth(calls, 0)).answer(201, ticketOf('free'))
  ;(await nth(calls, 1)).answer(201, ticketOf('assigned'))
  await fetched
  expect(calls.map(({ body }) => body)).toEqual([
    { ahead: true, conversation: 'kept' },
    { ahead: true, assignment: 'homework', conversation: 'kept' },
  ])
  expect(ticketsOf(user).map(({ assignment, ticket }) => [assignment, ticket])).toEqual([
    [null, 'free'],
    ['homework', 'assigned'],
  ])
})

test('one that may not be played stands in nobody’s way; that there are too many ends it, without a word', async () => {
  await writeThings(['a', 'b', 'c'].map((id, place) => thing({ id, openedAt: 9 - place })))
  const { client, calls } = open()
  const fetched = fetchAhead(client)
  ;(await nth(calls, 0)).answer(404, { message: 'Gone.', code: 'conversation-not-found' })
  ;(await nth(calls, 1)).answer(409, { message: 'Too many.', code: 'too-many-tickets' })
  await fetched
  expect(calls).toHaveLength(2)
  expect(ticketsOf(user)).toEqual([])
  expect(messages()).toEqual([])
})

test('who logs out takes the tickets along, and none that is on its way is held', async () => {
  await writeThings([thing()])
  heldFor()
  const { client, calls } = open()
  heldFor({ isUsed: true })
  const fetched = fetchAhead(client)
  const call = await nth(calls, 0)
  forgetUser(user)
  expect(localStorage.getItem('ahead-tickets')).toBeNull()
  call.answer(201, ticketOf('late'))
  await fetched
  expect(localStorage.getItem('ahead-tickets')).toBeNull()
})

test('a game that begins while nobody answers has the ticket that is held, and is sent with how it was played', async () => {
  heldFor()
  const { calls, begin, end } = open()
  const began = begin()
  calls[0]?.fail()
  expect(await began).toMatchObject({
    kind: 'ticket',
    ticket: { ticket: 't', seed: 7, isAhead: true },
  })
  end()
  const sent = await nth(calls, 1)
  expect(sent.body).toMatchObject({
    ticket: 't',
    settings: { mode: 'reading', difficulty: 'hard', relaxed: false, powers: ['heal'], deal: 2 },
  })
  expect(sent.body).not.toHaveProperty('saidAt')
  sent.fail()
  await expect
    .poll(messages)
    .toContain('This play will be saved as soon as the connection is back.')
  expect(unsavedOf(user)).toHaveLength(1)
  // There is no second one: the next game is only told.
  const second = begin()
  ;(await nth(calls, 2)).fail()
  expect(await second).toEqual({ kind: 'none', message: null })
})

test('nobody waits long for a server that says nothing, where a ticket is held', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  heldFor()
  const { begin } = open()
  const began = begin()
  await vi.advanceTimersByTimeAsync(4000)
  expect(await began).toMatchObject({ kind: 'ticket', ticket: { ticket: 't', isAhead: true } })
})

test('a server that is busy is as one that is away', async () => {
  heldFor()
  const { calls, begin } = open()
  const began = begin()
  calls[0]?.answer(503, { message: 'Busy.', code: 'busy' })
  expect((await began).kind).toBe('ticket')
})

test('a ticket for an assignment is for that alone', async () => {
  heldFor({ assignment: 'homework', ticket: 'assigned' })
  const { calls, begin } = open()
  const [free, assigned] = [begin(), begin('homework')]
  for (const call of calls) call.fail()
  expect(await free).toEqual({ kind: 'none', message: null })
  expect(await assigned).toMatchObject({ kind: 'ticket', ticket: { ticket: 'assigned' } })
})

test.each([404, 409])(
  'where the ticket is gone or was used elsewhere (%i) the play is told under a name of its own',
  async status => {
    heldFor()
    const { calls, end } = open()
    const saving = end()
    ;(await nth(calls, 0)).answer(status, { message: 'No.', code: 'ticket-not-found' })
    const told = await nth(calls, 1)
    expect(told.body).toMatchObject({
      conversation: 'kept',
      activity: 'conversationGame',
      lines: [{ line: 'a', right: true }],
    })
    expect((told.body as { key: string }).key).not.toBe('t')
    told.answer(201, { id: 'play', verified: false, uncounted: 'told' })
    await expect.poll(() => saving.now()?.name).toBe('saved')
    expect(unsavedOf(user)).toEqual([])
  },
)

test('of two tabs that played with one ticket the second one’s game is told', async () => {
  heldFor()
  const { calls, end } = open()
  end()
  ;(await nth(calls, 0)).fail()
  await expect.poll(messages).not.toEqual([])
  end()
  const bodies = unsavedOf(user).map(({ body }) => body)
  expect(bodies).toMatchObject([{ ticket: 't' }, { activity: 'conversationGame' }])
  ;(await nth(calls, 1)).fail()
})

test('a play that waited says when it was over', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-04T10:20:00Z') })
  heldFor()
  const { client, calls, end } = open()
  end()
  ;(await nth(calls, 0)).fail()
  await expect
    .poll(messages)
    .toContain('This play will be saved as soon as the connection is back.')
  vi.setSystemTime(new Date('2026-03-05T18:00:00Z'))
  await writeThings([thing()])
  const fetched = fetchAhead(client)
  const sent = await nth(calls, 1)
  expect(sent.body).toMatchObject({ ticket: 't', saidAt: '2026-03-04T10:20:00.000Z' })
  sent.answer(201, { id: 'play', verified: true })
  // Then there is another ticket.
  const asked = await nth(calls, 2)
  expect(asked.path).toBe('/api/plays/tickets')
  asked.answer(201, ticketOf('next'))
  await fetched
  expect(ticketsOf(user)).toMatchObject([{ ticket: 'next', isUsed: false }])
})
