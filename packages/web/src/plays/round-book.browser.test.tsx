import { checkRound } from '@duologue/domain/pronunciation/game/check-round'
import { newRound, questionOf, type RoundEvent } from '@duologue/domain/pronunciation/game/round'
import { sampleRound } from '@duologue/domain/pronunciation/game/sample-items'
import { step } from '@duologue/domain/pronunciation/game/step-round'
import { beforeEach, expect, test } from 'vitest'
import { createClient } from '../api/client'
import { pretendApi } from '../api/pretend-api'
import { unsavedOf } from '../sending/unsaved-plays'
import { sampleUser } from '../session/sample-user'
import { beginSession, endSession, sessionNow } from '../session/session'
import { dismiss, notifications } from '../ui/feedback/notify'
import { endRound } from './end-round'
import { roundBook } from './round-book'

const messages = () => notifications.now().map(({ message }) => message)
const chosen = { mode: 'writing', difficulty: 'hard', relaxed: true } as const
const setup = sampleRound(chosen)
const seed = 7

/** A round in which everything was written right. */
function overRound() {
  const events: RoundEvent[] = []
  let round = newRound(setup, seed)
  const tell = (event: RoundEvent) => {
    events.push(event)
    round = step(setup, round, event)
  }
  while (round.state !== 'summary') {
    const { now, place } = round
    // No hand keeps the same time.
    const at = now + 450 + 17 * place
    tell({ kind: 'begin', at: now })
    tell({ kind: 'answer', at, answer: questionOf(round)?.item ?? '' })
    tell({ kind: 'next', at })
  }
  return { setup, round, events }
}

beforeEach(() => {
  endSession()
  localStorage.clear()
  for (const { id } of notifications.now()) dismiss(id)
})

function open(assignment?: string) {
  const { api, calls } = pretendApi()
  return { calls, book: roundBook(createClient(api), 'list', assignment) }
}

test('a round begins with a ticket, for its assignment, and its record is sent when it is over', async () => {
  beginSession({ user: sampleUser, authToken: 'secret' })
  const { book, calls } = open('assignment')
  const began = book.begin(chosen)
  expect(calls[0]).toMatchObject({
    path: '/api/plays/tickets',
    body: { pronunciationList: 'list', ...chosen, assignment: 'assignment' },
  })
  calls[0]?.answer(201, { ticket: 'the ticket', seed, relaxed: true, extraTime: 2 })
  const ticket = { ticket: 'the ticket', seed, relaxed: true, extraTime: 2 }
  expect(await began).toEqual({ kind: 'ticket', ticket })
  book.end({ ...overRound(), ticket: 'the ticket' }, endRound)
  await expect.poll(() => calls.length).toBe(2)
  const sent = calls[1]?.body as { ticket: string; events: RoundEvent[] }
  expect([calls[1]?.path, sent.ticket]).toEqual(['/api/plays', 'the ticket'])
  expect(checkRound(setup, seed, sent.events, 1e9)).toMatchObject({ kind: 'ended', score: 400 })
  calls[1]?.answer(201, {})
  await expect.poll(messages).toEqual(['New play saved.'])
})

test('a login that has ended is told before the round, which would not count', async () => {
  beginSession({ user: sampleUser, authToken: 'secret' })
  const { book, calls } = open('assignment')
  const began = book.begin(chosen)
  const over = { code: 'login-over', message: 'Your login has ended. Please log in again.' }
  calls[0]?.answer(401, over)
  await expect.poll(() => calls[1]?.path).toBe('/api/users/me?expand=all')
  calls[1]?.answer(401, over)
  expect(await began).toEqual({ kind: 'none', message: over.message })
  expect(messages()).toEqual([over.message])
  expect(sessionNow().status).toBe('visitor')
})

test('a round without a ticket is told, and waits for the connection', async () => {
  beginSession({ user: sampleUser, authToken: 'secret' })
  const { book, calls } = open()
  const began = book.begin(chosen)
  calls[0]?.fail()
  expect(await began).toEqual({ kind: 'none', message: null })
  book.end(overRound(), endRound)
  await expect.poll(() => calls.length).toBe(2)
  expect(calls[1]?.body).toMatchObject({
    pronunciationList: 'list',
    activity: 'pronunciationCustom',
    ...chosen,
    score: 400,
    isWinner: true,
  })
  calls[1]?.fail()
  await expect
    .poll(messages)
    .toEqual(['This play will be saved as soon as the connection is back.'])
  expect(unsavedOf(sampleUser.id)).toHaveLength(1)
})

test('a visitor’s round asks for nothing, and is not kept', async () => {
  const { book, calls } = open()
  expect(await book.begin(chosen)).toEqual({ kind: 'visitor' })
  book.end(overRound(), endRound)
  expect(calls).toEqual([])
  expect(localStorage.length).toBe(0)
})
