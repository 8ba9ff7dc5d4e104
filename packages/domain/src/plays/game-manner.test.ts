import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitsAssignment } from '../assignments/fits-assignment'
import { type Battle, type BattleEvent, newBattle } from '../battle/battle'
import type { BattleSetup } from '../battle/battle-setup'
import { randomFromSeed } from '../battle/random'
import { checkRecord } from '../battle/record/check-record'
import { sampleSetup } from '../battle/sample-battle'
import { step } from '../battle/step'
import { deals } from '../battle/turn/deals'
import { nextDeadline } from '../battle/turn/next-deadline'
import { assignmentDifficulties } from '../choices/assignment-choices'
import { battleDifficulties } from '../choices/battle-difficulties'
import { battleModes } from '../choices/battle-modes'
import { mostPowers, powerNames } from '../choices/battle-powers'
import { aheadOf, mannerAhead, mannerOf, saidMoment } from './game-manner'

const settings = fc.record({
  mode: fc.constantFrom('reading', 'listening'),
  difficulty: fc.constantFrom(...battleDifficulties),
  powers: fc.option(fc.subarray([...powerNames], { maxLength: mostPowers }), { nil: undefined }),
  relaxed: fc.option(fc.boolean(), { nil: undefined }),
  deal: fc.option(fc.constantFrom(...deals), { nil: undefined }),
})

const assignment = fc.record({
  mode: fc.constantFrom('any', ...battleModes),
  difficulty: fc.constantFrom(...assignmentDifficulties),
  relaxed: fc.boolean(),
  extraTime: fc.constantFrom(1, 1.5, 2),
})

const hands = fc.array(
  fc.record({ wait: fc.integer({ min: 100, max: 20_000 }), isRight: fc.boolean() }),
  { minLength: 1, maxLength: 8 },
)

/** The record of a battle over the sample; no hand keeps the same time. */
function play(
  setup: BattleSetup,
  seed: number,
  waits: readonly { wait: number; isRight: boolean }[],
) {
  const random = randomFromSeed(seed)
  const events: BattleEvent[] = []
  let battle: Battle = newBattle(setup)
  const tell = (event: BattleEvent) => {
    const next = step(battle, event, random)
    if (next !== battle && event.type !== 'time') events.push(event)
    battle = next
  }
  tell({ type: 'start', at: 0 })
  for (let turns = 0; battle.phase.name !== 'gameEnd' && turns < 500; turns += 1) {
    const turn = battle.phase.name === 'roundPlay' ? battle.phase.turn : null
    const due = nextDeadline(battle)
    if (turn?.player === 1 && turn.moment.state === 'answer' && turn.frozenAt === null) {
      const { wait, isRight } = waits[turns % waits.length] ?? { wait: 900, isRight: true }
      const wrong = turn.choices.find(choice => choice !== turn.lineId) ?? turn.lineId
      const choice = isRight ? turn.lineId : wrong
      const before = battle
      tell({ type: 'answer', at: turn.moment.since + wait + ((turns * 29) % 97), choice })
      // Too quick for a hand, or too late: then the clock goes on.
      if (before === battle && due) tell(due.event)
    } else tell(due?.event ?? { type: 'heard', at: battle.now + 500 })
  }
  return [...events, { type: 'time' as const, at: battle.now }]
}

test('a game with a ticket fetched ahead verifies exactly when the same one with an ordinary ticket does', () => {
  const given = fc.record({
    seed: fc.integer({ min: 0 }),
    hands,
    /** What somebody changes in the record, and how much time there was. */
    forged: fc.option(fc.record({ place: fc.nat(), by: fc.integer({ min: -5000, max: 5000 }) })),
    missing: fc.constantFrom(0, 0, 1),
  })
  fc.assert(
    fc.property(
      settings,
      fc.option(assignment, { nil: undefined }),
      given,
      (wanted, assigned, { seed, hands: waits, forged, missing }) => {
        const wishes = { ...wanted, mode: wanted.mode as 'reading' | 'listening' }
        const isRefused = assigned !== undefined && !fitsAssignment(assigned, wishes)
        const now = isRefused ? undefined : mannerOf(wishes, assigned)
        const later = mannerAhead(aheadOf(assigned), wishes)
        expect(later).toEqual(now)
        if (!now || !later) return
        const setupOf = (manner: typeof now) =>
          sampleSetup({ ...manner, mode: wishes.mode, powers: manner.powers })
        const events = play(setupOf(now), seed, waits)
        const end = (events.at(-1)?.at ?? 0) - missing
        const told = events.map((event, index) =>
          forged && index === forged.place % events.length
            ? { ...event, at: event.at + forged.by }
            : event,
        )
        const judge = (manner: typeof now) => checkRecord(setupOf(manner), seed, told, end)
        expect(judge(later)).toEqual(judge(now))
        if (!forged && missing === 0) expect(judge(later).kind).not.toBe('contradiction')
      },
    ),
    { numRuns: 60 },
  )
})

test('what a device says of the time is taken between the ticket and the arrival alone', () => {
  const moment = fc.date({ min: new Date(0), max: new Date(1e13), noInvalidDate: true })
  fc.assert(
    fc.property(moment, moment, moment, (told, ticket, arrival) => {
      const isBetween = ticket <= told && told <= arrival
      expect(saidMoment(told, ticket, arrival)).toEqual(isBetween ? told : null)
    }),
  )
  expect(saidMoment(undefined, new Date(0), new Date(9))).toBeNull()
})
