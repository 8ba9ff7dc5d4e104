import { EventEmitter, once } from 'node:events'
import { expect, test } from 'vitest'
import type { Leases } from './database/leases'
import { type RepeatedWork, startRepeatedWork } from './repeated-work'
import { recordingLog } from './testing/apps/recording-log'

/** Leases of a process that has some works and not the others. */
function someLeases(mine: readonly string[]) {
  const asked: string[] = []
  const given: string[] = []
  const leases: Leases = {
    async hold(work, ms) {
      asked.push(`${work} for ${ms}`)
      return mine.includes(work)
    },
    async giveBack() {
      given.push(...mine)
    },
  }
  return { leases, asked, given }
}

const told = new EventEmitter()

/** A work that tells when it was done, and fails when it has something to fail with. */
const work = (name: string, more: Partial<RepeatedWork> = {}, fails?: Error): RepeatedWork => ({
  name,
  everyMs: 3_600_000,
  firstMs: 0,
  portion: async () => {
    setImmediate(() => told.emit(name))
    if (fails) throw fails
    return false
  },
  failed: `${name} failed`,
  ...more,
})

test('a work is done under its lease, held three rounds long, and given back at the stop', async () => {
  const { leases, asked, given } = someLeases(['mine'])
  const done = once(told, 'mine')
  const isOthersDone = { is: false }
  told.once('others', () => (isOthersDone.is = true))
  const works = [work('others'), work('mine', { everyMs: 20_000 })]
  const repeating = startRepeatedWork(works, leases, recordingLog())
  await done
  await repeating.stop()
  expect(asked).toEqual(['others for 10800000', 'mine for 60000'])
  expect(isOthersDone.is).toBe(false)
  expect(given).toEqual(['mine'])
})

const late = Object.assign(new Error('canceling statement'), { code: '57014' })

test.each([
  ['a fault', work('w', {}, new Error('wrong')), ['w failed Error: wrong']],
  ['a cut of one that gives way', work('w', { givesWay: true }, late), []],
  ['a cut of one that does not', work('w', {}, late), ['w failed Error: canceling statement']],
])('%s is told as the work says', async (_, failing, said) => {
  const log = recordingLog()
  const done = once(told, 'w')
  const repeating = startRepeatedWork([failing], someLeases(['w']).leases, log)
  await done
  await repeating.stop()
  expect(log.said).toEqual(said)
})

test('a database that is away at the stop is no fault: leases end by themselves', async () => {
  const leases: Leases = {
    hold: async () => false,
    giveBack: () => Promise.reject(new Error('away')),
  }
  const log = recordingLog()
  await startRepeatedWork([work('w')], leases, log).stop()
  expect(log.said).toEqual([])
})
