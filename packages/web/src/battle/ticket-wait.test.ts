import { expect, test } from 'vitest'
import type { TicketAnswer } from '../plays/create-ticket'
import { pretendClock } from './pretend-clock'
import { ticketWait } from './ticket-wait'

type Answer = TicketAnswer<string>

/** A wait whose questions are answered by hand. */
function open() {
  const clock = pretendClock()
  const wait = ticketWait<string>(clock)
  const asked: ((answer: Answer) => void)[] = []
  const begin = () => wait.begin(() => new Promise<Answer>(resolve => asked.push(resolve)))
  return { clock, wait, asked, begin, ended: begin() }
}

const ticket = { kind: 'ticket', ticket: 'one' } as const

test('a ticket that comes at once is used before anything is said', async () => {
  const { wait, asked, ended } = open()
  asked[0]?.(ticket)
  expect(await ended).toEqual(ticket)
  expect(wait.now()).toBeNull()
})

test('a wait is shown, then that it takes long; the late ticket is used all the same', async () => {
  const { clock, wait, asked, ended } = open()
  expect(wait.now()).toBeNull()
  clock.pass(600)
  expect(wait.now()?.name).toBe('waiting')
  clock.pass(7400)
  expect(wait.now()?.name).toBe('late')
  clock.pass(60_000)
  asked[0]?.(ticket)
  expect(await ended).toEqual(ticket)
  expect(wait.now()).toBeNull()
})

test('without an answer it is said, and another try may bring it', async () => {
  const { wait, asked, ended } = open()
  asked[0]?.({ kind: 'none', message: 'Too many.' })
  await expect.poll(() => wait.now()).toEqual({ name: 'none', message: 'Too many.' })
  wait.again()
  expect(wait.now()?.name).toBe('waiting')
  expect(asked).toHaveLength(2)
  asked[1]?.(ticket)
  expect(await ended).toEqual(ticket)
})

test('of two questions the first ticket is used, whichever brings it; an old failure says nothing', async () => {
  const { clock, wait, asked, ended } = open()
  clock.pass(8000)
  wait.again()
  asked[0]?.({ kind: 'none', message: null })
  await Promise.resolve()
  await Promise.resolve()
  expect(wait.now()?.name).toBe('waiting')
  asked[1]?.(ticket)
  expect(await ended).toEqual(ticket)
})

test.each([
  ['playWithout', 'without'],
  ['leave', 'left'],
] as const)('%s ends it, and what comes afterwards changes nothing', async (press, kind) => {
  const { clock, wait, asked, ended } = open()
  clock.pass(8000)
  wait[press]()
  expect(await ended).toEqual({ kind })
  asked[0]?.(ticket)
  clock.pass(60_000)
  await Promise.resolve()
  expect(wait.now()).toBeNull()
})

test('a refusal is an answer, and a visitor does not wait', async () => {
  for (const answer of [{ kind: 'refused', message: 'No.' }, { kind: 'visitor' }] as const) {
    const { asked, ended } = open()
    asked[0]?.(answer)
    expect(await ended).toEqual(answer)
  }
})

test('a second beginning ends the first', async () => {
  const { asked, ended, begin } = open()
  const second = begin()
  expect(await ended).toEqual({ kind: 'left' })
  asked[0]?.(ticket)
  asked[1]?.({ ...ticket, ticket: 'two' })
  expect(await second).toEqual({ kind: 'ticket', ticket: 'two' })
})
