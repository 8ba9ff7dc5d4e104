import { expect, test } from 'vitest'
import { battleDifficulties } from '../../choices/battle-difficulties'
import { answer, armed, healthOf, pass, use } from './sample-powers'

test.each(battleDifficulties)('on %s a wrong answer costs nothing', difficulty => {
  const asked = armed(['conviction'], [], { difficulty })
  const struck = answer(asked, 'wrong')
  expect(healthOf(struck, 1)).toBe(healthOf(asked, 1))
  expect(struck.happenings.at(-1)).toMatchObject({ kind: 'self-hit', player: 1, damage: 0 })
  expect(struck.players[1].answers.wrong).toBe(1)
})

test('neither does a clock that runs out', () => {
  const asked = armed(['conviction'], [], { difficulty: 'hard' })
  const out = pass(pass(asked, 15_000), 1200)
  expect(healthOf(out, 1)).toBe(healthOf(asked, 1))
})

test('it is passive: nobody can press it', () => {
  const asked = armed(['conviction'])
  expect(use(asked, 'conviction')).toBe(asked)
})
