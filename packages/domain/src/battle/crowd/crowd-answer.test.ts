import { describe, expect, test } from 'vitest'
import { answered, crowdTurn, nextAsked, sampleCrowd, tellCrowd } from './sample-crowd'

describe('an answer', () => {
  const asked = nextAsked(sampleCrowd())
  const { since } = crowdTurn(asked).moment
  const choice = crowdTurn(asked).lineId
  const give = (at: number, elapsed: number, what = choice, member = 1) =>
    tellCrowd(asked, { type: 'answer', at: since + at, member, choice: what, elapsed })

  test.each([
    ['sooner than a hand', give(400, 249)],
    ['not offered', give(4000, 4000, 'zzz')],
    ['of nobody', give(4000, 4000, choice, 9)],
  ])('%s is not taken', (_, after) => {
    expect(after).toBe(asked)
  })

  test.each([
    ['as told', 4000, 3900, 3900],
    ['never longer than it was waited for', 4000, 9000, 4000],
    ['never more than 3 s shorter', 9000, 300, 6000],
    ['later than the own clock it has run out', 30_600, 30_500, 30_000],
  ])('%s', (_, at, told, elapsed) => {
    expect(give(at, told).answers).toMatchObject([{ elapsed, right: told <= 30_000 }])
  })

  test('is given once', () => {
    const once = give(4000, 4000)
    const again = tellCrowd(once, {
      type: 'answer',
      at: once.battle.now,
      member: 1,
      choice,
      elapsed: 4000,
    })
    expect(again).toBe(once)
  })

  test('in time but late on its way is taken in the grace', () => {
    expect(give(30_650, 29_900).answers).toMatchObject([{ right: true }])
  })
})

describe('allowances', () => {
  const seat = (parts: { extraTime?: number; relaxed?: boolean }) =>
    tellCrowd(
      sampleCrowd(),
      { type: 'leave', at: 0, member: 2 },
      { type: 'leave', at: 0, member: 3 },
      {
        type: 'sit',
        at: 0,
        member: 4,
        side: 1,
        extraTime: 1,
        relaxed: false,
        ...parts,
      },
    )

  test('the turn has the clock of the slowest, and seconds count for less', () => {
    const asked = nextAsked(seat({ extraTime: 2 }))
    const { since, endsAt } = crowdTurn(asked).moment
    expect((endsAt ?? 0) - since).toBe(60_700)
    const closed = answered(asked, [
      [1, 'right', 8000],
      [4, 'right', 16_000],
    ])
    expect(closed.answers.map(({ damage }) => damage)).toEqual([12, 12])
  })

  test('who logs in while the game goes on has theirs from then on', () => {
    const start = sampleCrowd()
    const again = tellCrowd(start, {
      type: 'sit',
      at: 0,
      member: 1,
      side: 1,
      extraTime: 2,
      relaxed: false,
    })
    expect(again.members[0]).toMatchObject({ extraTime: 2, since: 0 })
  })

  test('relaxed: 14, and nobody hurries', () => {
    const asked = nextAsked(seat({ relaxed: true }))
    const { since, endsAt } = crowdTurn(asked).moment
    expect((endsAt ?? 0) - since).toBe(300_000)
    const closed = answered(asked, [
      [1, 'right', 4000],
      [4, 'right', 90_000],
    ])
    expect(closed.answers.map(({ damage }) => damage)).toEqual([16, 14])
  })

  test('no clock is relaxed for all', () => {
    const asked = nextAsked(sampleCrowd({}, { relaxed: true }))
    const { since, endsAt } = crowdTurn(asked).moment
    expect((endsAt ?? 0) - since).toBe(300_000)
  })
})
