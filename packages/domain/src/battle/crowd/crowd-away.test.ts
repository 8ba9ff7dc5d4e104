import { describe, expect, test } from 'vitest'
import {
  answered,
  crowdHealth,
  crowdTurn,
  memberIn,
  nextAsked,
  passOne,
  replyIn,
  sampleCrowd,
  stateOf,
  tellCrowd,
} from './sample-crowd'

describe('away', () => {
  const asked = nextAsked(sampleCrowd())
  const now = asked.battle.now

  test('who leaves is not waited for; what they have answered stays', () => {
    const one = answered(asked, [
      [1, 'right'],
      [2, 'right'],
    ])
    const closed = tellCrowd(one, { type: 'leave', at: one.battle.now, member: 3 })
    expect(closed.turns.at(-1)?.asked).toEqual([1, 2])
    const left = tellCrowd(one, { type: 'leave', at: one.battle.now, member: 1 })
    expect(left.answers.map(({ member }) => member)).toEqual([1, 2])
  })

  test('who is taken out takes the answer of this turn along', () => {
    const one = answered(asked, [
      [1, 'right'],
      [2, 'right'],
    ])
    const removed = tellCrowd(one, { type: 'remove', at: one.battle.now, member: 1 })
    expect(removed.answers.map(({ member }) => member)).toEqual([2])
    expect(removed.members.map(({ member }) => member)).toEqual([2, 3])
  })

  test('what was closed has landed', () => {
    const closed = answered(asked, [
      [1, 'right'],
      [2, 'right'],
      [3, 'right'],
    ])
    const removed = tellCrowd(closed, { type: 'remove', at: closed.battle.now, member: 1 })
    expect(crowdHealth(passOne(removed), 2)).toBe(184)
  })

  test('who is silent in two turns is away until they answer', () => {
    let crowd = answered(asked, [
      [1, 'right'],
      [2, 'right'],
    ])
    crowd = answered(nextAsked(crowd), [
      [1, 'right'],
      [2, 'right'],
    ])
    expect(memberIn(nextAsked(crowd), 3)?.isAway).toBe(true)
    const third = nextAsked(crowd)
    expect(third.asked).toEqual([1, 2])
    const back = answered(third, [
      [3, 'right'],
      [1, 'right'],
      [2, 'right'],
    ])
    expect(memberIn(back, 3)).toMatchObject({ isAway: false, missed: 0, points: 240 })
  })

  test('who comes late is asked from the next turn on', () => {
    const late = tellCrowd(asked, {
      type: 'sit',
      at: now + 100,
      member: 4,
      side: 1,
      extraTime: 1,
      relaxed: false,
    })
    expect(replyIn(late, 4, 'right')).toBe(late)
    const closed = answered(late, [
      [1, 'right'],
      [2, 'right'],
      [3, 'right'],
    ])
    expect(nextAsked(closed).asked).toEqual([1, 2, 3, 4])
  })

  test('with nobody there turns pass without a blow, and after three it stands still', () => {
    const gone = tellCrowd(
      asked,
      ...[1, 2, 3].map(member => ({ type: 'leave', at: now, member }) as const),
    )
    const still = tellCrowd(gone, { type: 'time', at: now + 600_000 })
    expect(still.idle).toBe(3)
    expect(still.turns).toEqual([])
    expect(tellCrowd(still, { type: 'time', at: now + 900_000 })).toBe(still)
    const going = tellCrowd(still, { type: 'next', at: still.battle.now })
    expect(going.idle).toBe(0)
  })
})

describe('the host', () => {
  const pressed = nextAsked(sampleCrowd({ revealTime: null }))

  test('closes a turn, and goes on from what is shown', () => {
    const closed = tellCrowd(pressed, { type: 'next', at: pressed.battle.now + 5000 })
    expect(crowdTurn(closed).moment).toMatchObject({ state: 'feedback', endsAt: null })
    const waited = tellCrowd(closed, { type: 'time', at: closed.battle.now + 900_000 })
    expect(stateOf(waited)).toBe('feedback')
    expect(stateOf(tellCrowd(closed, { type: 'next', at: closed.battle.now + 2000 }))).toBe(
      'battle',
    )
  })

  test('tells that a line was heard; sooner than it can have been it counts from then', () => {
    const listening = passOne(sampleCrowd({}, { mode: 'listening' }))
    const { since } = crowdTurn(listening).moment
    expect(tellCrowd(listening, { type: 'time', at: since + 99_000 })).toBe(listening)
    const soon = tellCrowd(listening, { type: 'heard', at: since + 1 })
    expect(stateOf(soon)).toBe('start')
    expect(tellCrowd(soon, { type: 'heard', at: since + 2 })).toBe(soon)
    expect(stateOf(passOne(soon))).toBe('answer')
    expect(stateOf(tellCrowd(listening, { type: 'heard', at: since + 9000 }))).toBe('answer')
  })
})

test.each([
  [2000, 3500],
  [null, 17 * 60 + 1500],
])('on every device a clip of %j ms is heard for %i', (duration, time) => {
  const { lines } = sampleCrowd().battle.setup
  const same = lines.map(line => ({ ...line, duration }))
  const heard = passOne(sampleCrowd({ hearing: 'timed' }, { mode: 'listening', lines: same }))
  const { since, endsAt } = crowdTurn(heard).moment
  expect((endsAt ?? 0) - since).toBe(time)
})
