import { expect, test } from 'vitest'
import { answerClock } from '../turn/answer-clock'
import { nextDeadline } from '../turn/next-deadline'
import { isUsable } from './activate-power'
import { answer, armed, choose, healthOf, turnOf, use } from './sample-powers'

const uses = (battle: ReturnType<typeof armed>) => battle.players[1].powers[0]?.usesRemaining

test('the clock stands still until it is pressed again, for an hour if need be', () => {
  const asked = armed(['freeze'])
  const clock = answerClock(asked)
  const frozen = use(asked, 'freeze')
  expect(nextDeadline(frozen)).toBeNull()
  const later = use({ ...frozen, now: frozen.now + 3_600_000 }, 'freeze')
  expect(answerClock(later)).toEqual({
    since: (clock?.since ?? 0) + 3_600_000,
    endsAt: (clock?.endsAt ?? 0) + 3_600_000,
  })
  const struck = answer(later, 'right')
  expect(healthOf(struck, 2)).toBe(healthOf(asked, 2) - 20)
})

test('what was thought before and after the pause counts, the pause does not', () => {
  const asked = armed(['freeze'])
  const at = asked.now
  const frozen = use({ ...asked, now: at + 2000 }, 'freeze')
  const thawed = use({ ...frozen, now: at + 9000 }, 'freeze')
  const feedback = choose({ ...thawed, now: at + 10_000 }, turnOf(thawed).lineId)
  expect(turnOf(feedback).moment).toMatchObject({ answer: { elapsed: 3000 } })
})

test('nothing can be answered or used while the game is paused', () => {
  const frozen = use(armed(['freeze', 'heal']), 'freeze')
  expect(choose(frozen, turnOf(frozen).lineId)).toBe(frozen)
  expect(use(frozen, 'heal')).toBe(frozen)
})

test('it has three uses; releasing it is none', () => {
  let battle = armed(['freeze'])
  for (const left of [2, 1, 0]) {
    battle = use(battle, 'freeze')
    expect(uses(battle)).toBe(left)
    expect(isUsable(battle, 1, 'freeze')).toBe(true)
    battle = use(battle, 'freeze')
    expect(battle.happenings.at(-1)).toMatchObject({ kind: 'power-released', power: 'freeze' })
  }
  expect(isUsable(battle, 1, 'freeze')).toBe(false)
  expect(use(battle, 'freeze')).toBe(battle)
})

test('with relaxed timing it pauses all the same', () => {
  const frozen = use(armed(['freeze'], [], { relaxed: true }), 'freeze')
  expect(choose(frozen, turnOf(frozen).lineId)).toBe(frozen)
  expect(turnOf(answer(use(frozen, 'freeze'), 'right')).moment).toMatchObject({ damage: 14 })
})
