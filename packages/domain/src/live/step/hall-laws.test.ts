import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { atTime } from '../at-time'
import { gameTime } from '../game-clock'
import type { HallSettings } from '../hall-settings'
import { foldAll, sampleJoin, type Told } from '../sample-hall'
import { nextQuestion, started } from '../sample-step'
import { memberView } from '../views/member-view'

describe('laws of a hall in step', () => {
  test('before the reveal a view is the same whichever choice is right', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<HallSettings['form']>('class', 'teams', 'each'),
        fc.constantFrom<HallSettings['mode']>('reading', 'listening'),
        fc.integer({ min: 0, max: 3 }),
        (form, mode, place) => {
          const hall = started({ form, mode, sound: 'devices' })
          const { at } = nextQuestion(hall, 1000)
          const then = atTime(hall, at)
          const phase = then.battle?.battle.phase
          if (!then.battle || phase?.name !== 'roundPlay') throw new Error('no turn')
          const lineId = phase.turn.choices[place] ?? ''
          const other = { ...phase, turn: { ...phase.turn, lineId } }
          const battle = { ...then.battle, battle: { ...then.battle.battle, phase: other } }
          const view = memberView(then, 1, at)
          expect(memberView({ ...then, battle }, 1, at)).toEqual(view)
          // Ids of the sample's lines are single letters, which stand in no other place as a whole text.
          const texts = JSON.stringify(view).match(/"[a-f]"/g)
          expect(texts).toBeNull()
        },
      ),
    )
  })

  test('time is the same in one step and in many, and never runs in a pause', () => {
    const hall = foldAll([[9000, null, { type: 'pause' }]], started())
    const spans = fc.array(fc.integer({ min: 0, max: 5000 }), { maxLength: 20 })
    fc.assert(
      fc.property(spans, fc.boolean(), (all, isPaused) => {
        const begun = isPaused ? hall : started()
        let at = 9000
        let passed = atTime(begun, at)
        for (const ms of all) {
          at += ms
          passed = atTime(passed, at)
        }
        expect(passed).toEqual(atTime(begun, at))
        if (isPaused) expect(gameTime(passed, at)).toBe(8000)
      }),
    )
  })

  const act = fc.oneof(
    fc.constantFrom<Told[2][]>(
      { type: 'pause' },
      { type: 'resume' },
      { type: 'stood', from: 5000 },
      { type: 'gone', member: null },
      { type: 'here', member: null },
      { type: 'give-place', from: 1, to: 3 },
    ),
    fc.record({
      type: fc.constantFrom('remove' as const, 'gone' as const, 'here' as const),
      member: fc.integer({ min: 1, max: 5 }),
    }),
    fc.record({
      type: fc.constant('move' as const),
      member: fc.integer({ min: 1, max: 5 }),
      side: fc.constantFrom(1 as const, 2 as const),
    }),
    fc.integer({ min: 1, max: 5 }).map(member => sampleJoin(member)),
  )
  const reply = fc.record({
    type: fc.constant('answer' as const),
    turn: fc.constantFrom('1-0', '1-1', '1-2', '1-3'),
    choice: fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const),
    elapsed: fc.integer({ min: 0, max: 9000 }),
  })
  const done = fc.oneof(
    fc.tuple(fc.constant(null), act),
    fc.tuple(fc.integer({ min: 1, max: 5 }), reply),
  )
  const log = fc.array(fc.tuple(fc.integer({ min: 0, max: 9000 }), done), { maxLength: 40 })
  const form = fc.constantFrom<HallSettings['form']>('class', 'teams', 'each')

  test('a game is the same one by one, through JSON and told twice, and foreign entries change nothing', () => {
    fc.assert(
      fc.property(form, log, (form, all) => {
        let at = 1000
        const told = all.map(([ms, [member, what]]): Told => {
          at += ms
          return [at, member, what]
        })
        const begun = started({ form }, 4)
        const whole = foldAll(told, begun)
        const twice = told.flatMap(each => {
          const foreign: Told = [
            each[0],
            99,
            { type: 'answer', turn: '1-0', choice: 0, elapsed: 900 },
          ]
          return [each, foreign, each]
        })
        const cut = twice.reduce(
          (hall, each) => foldAll([each], JSON.parse(JSON.stringify(hall))),
          begun,
        )
        expect({ ...atTime(cut, at + 1), seq: 0 }).toEqual({ ...atTime(whole, at + 1), seq: 0 })
      }),
    )
  })
})
