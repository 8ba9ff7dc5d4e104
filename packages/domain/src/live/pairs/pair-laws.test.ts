import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldEntry } from '../fold/fold-entry'
import type { Hall } from '../hall'
import { entriesOf, foldAll, type Told } from '../sample-hall'
import { always, duelAsTold, pairsBegin, startedPairs } from './sample-pairs'

const modes = fc.constantFrom('reading' as const, 'listening' as const, 'speaking' as const)
const answers = fc.array(
  fc.option(fc.record({ right: fc.boolean(), ms: fc.integer({ min: 900, max: 14_000 }) })),
  { minLength: 1, maxLength: 6 },
)

const played = fc
  .record({ mode: modes, rounds: fc.constantFrom(1 as const, 2 as const), answers })
  .map(({ mode, rounds, answers: list }) => {
    const hall = startedPairs({ mode, rounds }, 3)
    return { hall, told: duelAsTold(hall, turn => list[turn % list.length] ?? null) }
  })

const without = ({ seq: _, at: _at, ...hall }: Hall) => hall

test('the fold is the same however the log is cut', () => {
  fc.assert(
    fc.property(played, fc.nat(), ({ hall, told }, cut) => {
      const entries = entriesOf(told, hall.seq + 1)
      const place = cut % (entries.length + 1)
      const first = entries.slice(0, place).reduce(foldEntry, hall)
      const stored: Hall = JSON.parse(JSON.stringify(first))
      const whole = entries.reduce(foldEntry, hall)
      expect(entries.slice(place).reduce(foldEntry, stored)).toEqual(whole)
      expect(whole.pairs?.[0]?.result).not.toBeNull()
    }),
    { numRuns: 40 },
  )
})

test('what is told twice, and what others tell, changes nothing', () => {
  fc.assert(
    fc.property(played, fc.nat(), ({ hall, told }, which) => {
      const doubled = told.flatMap((one, place): Told[] => {
        const [at, , act] = one
        return place % 3 === which % 3 ? [one, one, [at, 3, act]] : [one]
      })
      expect(without(foldAll(doubled, hall))).toEqual(without(foldAll(told, hall)))
    }),
    { numRuns: 40 },
  )
})

test('a pair that stood still has lost no time', () => {
  fc.assert(
    fc.property(
      played,
      fc.nat(),
      fc.integer({ min: 1, max: 3_000_000 }),
      fc.constantFrom('gone' as const, 'pause' as const, 'stood' as const),
      ({ hall, told }, which, span, how) => {
        const place = which % told.length
        const since = Math.max(pairsBegin, told[place - 1]?.[0] ?? 0)
        const after = told.slice(place).map(([at, ...rest]): Told => [at + span, ...rest])
        const stops: Record<typeof how, readonly Told[]> = {
          gone: [
            [since, null, { type: 'gone', member: 1 }],
            [since + span, null, { type: 'here', member: 1 }],
          ],
          pause: [
            [since, null, { type: 'pause' }],
            [since + span, null, { type: 'resume' }],
          ],
          stood: [[since + span, null, { type: 'stood', from: since }]],
        }
        const spanOfPause = how === 'pause' && span >= 1_800_000
        fc.pre(!spanOfPause)
        const halted = foldAll([...told.slice(0, place), ...stops[how], ...after], hall)
        const straight = foldAll(told, hall)
        const done = (each: Hall) => {
          const { events, answers: given, progress, result } = each.pairs?.[0] ?? {}
          return { events, given, progress, result }
        }
        expect(done(halted)).toEqual(done(straight))
      },
    ),
    { numRuns: 60 },
  )
})

test('a hall in which everybody plays alone has no pairs', () => {
  expect(startedPairs({ form: 'each' }, 2)).not.toHaveProperty('pairs')
  expect(duelAsTold(startedPairs(), always).length).toBeGreaterThan(3)
})
