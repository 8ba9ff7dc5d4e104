import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { randomFromSeed } from '../random'
import { sampleSetup } from '../sample-battle'
import { type CrowdBattle, type CrowdEvent, newCrowdBattle } from './crowd'
import { crowdTurn, nextAsked, sampleCrowd, tellCrowd } from './sample-crowd'
import { crowdDeadline, stepCrowd } from './step-crowd'

const member = fc.integer({ min: 1, max: 5 })
const wait = fc.integer({ min: 0, max: 12_000 })
const done = fc.oneof(
  fc.record({ type: fc.constant('next' as const) }),
  fc.record({ type: fc.constant('heard' as const) }),
  fc.record({ type: fc.constantFrom('leave' as const, 'remove' as const), member }),
  fc.record({
    type: fc.constant('sit' as const),
    member,
    side: fc.constantFrom(1 as const, 2 as const),
    extraTime: fc.constantFrom(1, 1.25, 3),
    relaxed: fc.boolean(),
  }),
  fc.record({
    type: fc.constant('answer' as const),
    member,
    choice: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
    elapsed: wait,
  }),
)
const rules = fc.record({
  form: fc.constantFrom('class' as const, 'teams' as const, 'each' as const),
  revealTime: fc.constantFrom(5000, null),
  hearing: fc.constantFrom('told' as const, 'timed' as const),
})
const changes = fc.record({
  mode: fc.constantFrom('reading' as const, 'listening' as const),
  difficulty: fc.constantFrom('easy' as const, 'normal' as const, 'hard' as const),
  relaxed: fc.boolean(),
  rounds: fc.integer({ min: 1, max: 3 }),
})

function check({ battle, members, asked, answers }: CrowdBattle): void {
  for (const { currentHealth, maxHealth } of [battle.players[1], battle.players[2]]) {
    if (!Number.isInteger(currentHealth)) throw new Error('health is no whole number')
    if (currentHealth < 0 || currentHealth > maxHealth) throw new Error('health out of bounds')
  }
  if (members.some(({ points }) => points < 0)) throw new Error('points below 0')
  if (answers.some(answer => !asked.includes(answer.member))) throw new Error('answered unasked')
}

describe('laws of crowds', () => {
  test('whatever is done, health stays in its bounds, JSON changes nothing, and the game ends', () => {
    fc.assert(
      fc.property(
        rules,
        changes,
        fc.integer(),
        fc.array(fc.tuple(wait, done), { maxLength: 60 }),
        (how, setup, seed, all) => {
          const random = randomFromSeed(seed)
          let crowd = newCrowdBattle(sampleSetup({ swaps: true, ...setup }), how)
          const tell = (event: CrowdEvent) => {
            const next = stepCrowd(crowd, event, random)
            expect(stepCrowd(JSON.parse(JSON.stringify(crowd)), event, random)).toEqual(next)
            check(next)
            crowd = next
          }
          tell({ type: 'start', at: 0 })
          let at = 0
          for (const [ms, what] of all) {
            at += ms
            tell({ ...what, at })
          }
          // A host who goes on whenever it waits for them brings every game to its end.
          for (let times = 0; crowd.battle.phase.name !== 'gameEnd'; times += 1) {
            if (times > 1000) throw new Error('it does not end')
            const due = crowdDeadline(crowd)
            if (due === null)
              crowd = stepCrowd(crowd, { type: 'next', at: crowd.battle.now }, random)
            else crowd = stepCrowd(crowd, { type: 'time', at: due }, random)
            check(crowd)
          }
          expect(crowd.battle.round).toBeLessThanOrEqual(setup.rounds)
        },
      ),
      { numRuns: 150 },
    )
  })

  const asked = nextAsked(sampleCrowd({ form: 'teams' }, {}, [1, 2, 1, 2, 1]))
  const { choices } = crowdTurn(asked)
  const reply = fc.record({
    choice: fc.constantFrom(...choices),
    elapsed: fc.integer({ min: 3000, max: 6000 }),
  })

  test('the order of answers within a turn does not matter', () => {
    fc.assert(
      fc.property(
        fc.array(reply, { minLength: 5, maxLength: 5 }),
        fc.shuffledSubarray([1, 2, 3, 4, 5], { minLength: 5 }),
        (replies, order) => {
          const at = crowdTurn(asked).moment.since + 6000
          const answer = (number: number): CrowdEvent => ({
            type: 'answer',
            at,
            member: number,
            ...(replies[number - 1] ?? { choice: '', elapsed: 0 }),
          })
          const inOrder = tellCrowd(asked, ...[1, 2, 3, 4, 5].map(answer))
          expect(tellCrowd(asked, ...order.map(answer))).toEqual(inOrder)
        },
      ),
    )
  })

  test('what is told twice changes nothing, but what goes on', () => {
    fc.assert(
      fc.property(rules, fc.array(fc.tuple(wait, done), { maxLength: 40 }), (how, all) => {
        let at = 0
        const events = all.flatMap(([ms, what]): CrowdEvent[] => {
          at += ms
          return what.type === 'next' ? [] : [{ ...what, at }]
        })
        const start = sampleCrowd(how)
        const twice = events.flatMap(event => [event, event])
        const late = { type: 'time', at: at + 1 } as const
        expect(tellCrowd(start, ...twice, late)).toEqual(tellCrowd(start, ...events, late))
      }),
    )
  })
})
