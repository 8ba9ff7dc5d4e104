import { expect, test } from 'vitest'
import {
  answer,
  armed,
  choose,
  healthOf,
  nextQuestion,
  pass,
  turnOf,
  use,
  wrongChoices,
} from './sample-powers'

type Battle = ReturnType<typeof armed>

const mistake = (battle: Battle) => choose(battle, wrongChoices(battle)[0] ?? '')

test('a wrong choice can be made good, for 10 damage each', () => {
  const asked = use(armed(['second-chances']), 'second-chances')
  const once = mistake(asked)
  expect(turnOf(once).moment).toEqual(turnOf(asked).moment)
  expect(once.happenings.at(-1)).toMatchObject({ kind: 'retried', choice: turnOf(once).tried[0] })
  expect(turnOf(answer(once, 'right')).moment).toMatchObject({ damage: 10 })
  const twice = mistake(once)
  expect(turnOf(answer(twice, 'right')).moment).toMatchObject({ damage: 0 })
})

test('a choice that was wrong cannot be made again', () => {
  const once = mistake(use(armed(['second-chances']), 'second-chances'))
  expect(choose(once, turnOf(once).tried[0] ?? '')).toBe(once)
})

test('the clock goes on, and when it runs out the next attack is the weaker one', () => {
  const once = mistake(use(armed(['second-chances']), 'second-chances'))
  const out = pass(pass(once, 30_000), 1200)
  expect(healthOf(out, 1)).toBe(healthOf(once, 1))
  const next = answer(nextQuestion(out, 1), 'right')
  expect(turnOf(next).moment).toMatchObject({ damage: 10 })
  expect(turnOf(answer(nextQuestion(next, 1), 'right')).moment).toMatchObject({ damage: 20 })
})

test('it lasts for one turn and can be used in every turn', () => {
  const used = use(armed(['second-chances']), 'second-chances')
  expect(use(used, 'second-chances')).toBe(used)
  const next = nextQuestion(answer(used, 'right'), 1)
  expect(turnOf(mistake(next)).moment.state).toBe('feedback')
  const again = use(next, 'second-chances')
  expect(turnOf(mistake(again)).moment.state).toBe('answer')
})

test('relaxed timing: a retry costs 10 of the 14', () => {
  const asked = armed(['second-chances'], [], { relaxed: true })
  const once = mistake(use(asked, 'second-chances'))
  expect(turnOf(answer(once, 'right')).moment).toMatchObject({ damage: 4 })
})
