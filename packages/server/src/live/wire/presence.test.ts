import { seeConnection } from '@duologue/domain/live/fold/server-acts'
import type { Hall, HallMember } from '@duologue/domain/live/hall'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { KeptHall } from '../log/kept-hall'
import { Presence } from './presence'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const host = { kind: 'host' } as const
const member = { kind: 'member', number: 1 } as const

type Told = { type: 'gone' | 'here'; member: number | null; page?: string }

/** A hall with one member, whose log says what is written into it; two processes may look at it. */
function pretendLog() {
  const kept = {
    id: 'a hall',
    hall: {
      state: 'playing',
      isHostAway: false,
      members: [{ number: 1, state: 'in', isHere: true } as HallMember],
    } as unknown as Hall,
  } as KeptHall
  const written: string[] = []
  const process = () =>
    new Presence({
      gate: {
        pass: async ([entry]) => {
          const act = entry?.act as Told
          written.push(`${act.type} ${act.member ?? 'host'}`)
          kept.hall = seeConnection(kept.hall, act.member, act.type === 'here', act.page)
          return undefined
        },
      },
      halls: { ordered: async () => undefined },
      heard: () => undefined,
      onError: error => {
        throw error
      },
    })
  return { kept, written, process }
}

test('who has no connection for ten seconds is told gone, and here as soon as there is one', async () => {
  const { kept, written, process } = pretendLog()
  const presence = process()
  for (const who of [host, member]) {
    presence.came(kept, who)
    presence.went(kept, who)
  }
  await vi.advanceTimersByTimeAsync(9999)
  expect(written).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(written).toEqual(['gone host', 'gone 1'])
  presence.came(kept, member)
  presence.came(kept, host)
  expect(written.slice(2)).toEqual(['here 1', 'here host'])
  // A second screen of the host is enough.
  presence.came(kept, host)
  presence.went(kept, host)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(written).toHaveLength(4)
})

test('a reload is no absence, nor is another process that has them again', async () => {
  const { kept, written, process } = pretendLog()
  const [here, there] = [process(), process()]
  here.came(kept, member)
  here.went(kept, member)
  here.came(kept, member)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(written).toEqual([])
  here.went(kept, member)
  there.came(kept, member)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(written).toEqual(['gone 1'])
  there.follow(kept)
  expect(written).toEqual(['gone 1', 'here 1'])
})

test('who calls the slow way is here for half a minute after each call', async () => {
  const { kept, written, process } = pretendLog()
  const presence = process()
  for (let call = 0; call < 5; call++) {
    presence.called(kept, member, 'a-page')
    await vi.advanceTimersByTimeAsync(29_000)
  }
  // The log learns which page it is, once.
  expect(written).toEqual(['here 1'])
  await vi.advanceTimersByTimeAsync(1000)
  expect(written).toEqual(['here 1', 'gone 1'])
  presence.called(kept, member, 'a-page')
  expect(written).toEqual(['here 1', 'gone 1', 'here 1'])
})

test('nobody is told of admins, of those who are not in, in a hall that is over, or by a process that stops', async () => {
  const { kept, written, process } = pretendLog()
  const presence = process()
  presence.came(kept, { kind: 'admin' })
  presence.went(kept, { kind: 'admin' })
  presence.went(kept, { kind: 'member', number: 7 })
  await vi.advanceTimersByTimeAsync(60_000)
  presence.went(kept, member)
  presence.stop()
  await vi.advanceTimersByTimeAsync(60_000)
  presence.went(kept, member)
  kept.hall = { ...kept.hall, state: 'ended' }
  await vi.advanceTimersByTimeAsync(60_000)
  expect(written).toEqual([])
})
