import { describe, expect, test } from 'vitest'
import type { CrowdBattle } from './crowd'
import {
  answered,
  crowdHealth,
  crowdTurn,
  memberIn,
  nextAsked,
  passOne,
  type Reply,
  replyIn,
  sampleCrowd,
  stateOf,
  tellCrowd,
} from './sample-crowd'

const pointsOf = (crowd: CrowdBattle) => crowd.members.map(({ points }) => points)

describe('a class against the computer', () => {
  const asked = nextAsked(sampleCrowd())

  test.each<[string, readonly Reply[], { own: number; computers: number }]>([
    [
      'all right after 4 s',
      [
        [1, 'right'],
        [2, 'right'],
        [3, 'right'],
      ],
      { own: 200, computers: 184 },
    ],
    [
      'one of them wrong',
      [
        [1, 'right'],
        [2, 'right'],
        [3, 'wrong'],
      ],
      { own: 197, computers: 189 },
    ],
    [
      'all wrong',
      [
        [1, 'wrong'],
        [2, 'wrong'],
        [3, 'wrong'],
      ],
      { own: 190, computers: 200 },
    ],
    [
      'at their own speed',
      [
        [1, 'right', 1000],
        [2, 'right', 8000],
        [3, 'right', 12_000],
      ],
      { own: 200, computers: 187 },
    ],
  ])('%s: the mean of all who were asked', (_, replies, { own, computers }) => {
    const closed = answered(asked, replies)
    expect(stateOf(closed)).toBe('feedback')
    const landed = passOne(closed)
    expect([crowdHealth(landed, 1), crowdHealth(landed, 2)]).toEqual([own, computers])
  })

  test('who is right gets points by their own time', () => {
    const closed = answered(asked, [
      [1, 'right', 1000],
      [2, 'wrong'],
      [3, 'right', 4000],
    ])
    expect(pointsOf(closed)).toEqual([285, 0, 240])
  })

  test('the turn is open until all have answered', () => {
    expect(
      stateOf(
        answered(asked, [
          [1, 'right'],
          [2, 'right'],
        ]),
      ),
    ).toBe('answer')
  })

  test('it closes 700 ms after the slowest clock, and silence is a clock that ran out', () => {
    const two = answered(asked, [
      [1, 'right'],
      [2, 'right'],
    ])
    const { since } = crowdTurn(asked).moment
    const open = tellCrowd(two, { type: 'time', at: since + 30_699 })
    expect(stateOf(open)).toBe('answer')
    const closed = tellCrowd(two, { type: 'time', at: since + 30_700 })
    expect(stateOf(closed)).toBe('feedback')
    expect(closed.turns.at(-1)?.asked).toEqual([1, 2, 3])
    // On normal nothing is left of a blow after 30 s, so silence costs nothing there.
    expect(closed.blow).toEqual({ damage: 11, own: 0 })
  })

  test('on hard, silence costs what is left of a blow after 15 s', () => {
    const hard = nextAsked(sampleCrowd({}, { difficulty: 'hard' }))
    const closed = tellCrowd(
      answered(hard, [
        [1, 'right'],
        [2, 'right'],
      ]),
      {
        type: 'next',
        at: hard.battle.now + 9000,
      },
    )
    expect(closed.blow).toEqual({ damage: 11, own: 2 })
  })

  test('the computer answers its own lines, and nobody is asked', () => {
    let crowd = answered(asked, [
      [1, 'right'],
      [2, 'right'],
      [3, 'right'],
    ])
    while (crowdTurn(crowd).player === 1) crowd = passOne(crowd)
    while (stateOf(crowd) !== 'feedback') crowd = passOne(crowd)
    expect(crowd.asked).toEqual([])
    const { since, endsAt } = crowdTurn(crowd).moment
    expect((endsAt ?? 0) - since).toBe(3000)
  })

  test('who beats the computer is not beaten by mistakes of the same turn', () => {
    const { players } = asked.battle
    const weak = {
      ...players,
      1: { ...players[1], currentHealth: 1 },
      2: { ...players[2], currentHealth: 5 },
    }
    const last = { ...asked, battle: { ...asked.battle, players: weak } }
    const landed = passOne(
      answered(last, [
        [1, 'right'],
        [2, 'wrong'],
        [3, 'wrong'],
      ]),
    )
    expect([crowdHealth(landed, 1), crowdHealth(landed, 2)]).toEqual([1, 0])
  })
})

describe('two teams', () => {
  const asked = nextAsked(sampleCrowd({ form: 'teams' }, {}, [1, 1, 2, 2]))
  const { player } = crowdTurn(asked)
  const [first, second, third, fourth] = player === 1 ? [1, 2, 3, 4] : [3, 4, 1, 2]

  test.each<
    [string, readonly (readonly [number, 'right' | 'wrong'])[], { damage: number; own: number }]
  >([
    [
      'attack without defence',
      [
        [first, 'right'],
        [second, 'right'],
        [third, 'wrong'],
        [fourth, 'wrong'],
      ],
      { damage: 16, own: 0 },
    ],
    [
      'half a defence',
      [
        [first, 'right'],
        [second, 'right'],
        [third, 'right'],
        [fourth, 'wrong'],
      ],
      { damage: 11, own: 0 },
    ],
    [
      'a whole defence',
      [
        [first, 'right'],
        [second, 'right'],
        [third, 'right'],
        [fourth, 'right'],
      ],
      { damage: 6, own: 0 },
    ],
    [
      'half an attack, held whole',
      [
        [first, 'right'],
        [second, 'wrong'],
        [third, 'right'],
        [fourth, 'right'],
      ],
      { damage: 0, own: 5 },
    ],
    [
      'mistakes of defenders cost nothing',
      [
        [first, 'wrong'],
        [second, 'wrong'],
        [third, 'wrong'],
        [fourth, 'wrong'],
      ],
      { damage: 0, own: 10 },
    ],
  ])('%s', (_, replies, blow) => {
    expect(answered(asked, replies).blow).toEqual(blow)
  })

  test('defenders get points, too', () => {
    const closed = answered(asked, [
      [first, 'right'],
      [second, 'wrong'],
      [third, 'right'],
      [fourth, 'wrong'],
    ])
    expect(memberIn(closed, third)?.points).toBe(240)
  })

  test('the blow lands on the side that did not speak', () => {
    const landed = passOne(
      answered(asked, [
        [first, 'right'],
        [second, 'right'],
        [third, 'wrong'],
        [fourth, 'wrong'],
      ]),
    )
    expect(crowdHealth(landed, player === 1 ? 2 : 1)).toBe(184)
  })

  test('who changes sides in a turn is asked from the next one on', () => {
    const one = replyIn(asked, first, 'right')
    const moved = tellCrowd(one, {
      type: 'sit',
      at: one.battle.now,
      member: first,
      side: player === 1 ? 2 : 1,
      extraTime: 1,
      relaxed: false,
    })
    expect(moved.asked).not.toContain(first)
    expect(moved.answers).toEqual([])
    expect(replyIn(moved, first, 'right')).toBe(moved)
  })
})

test('each for themselves: all on every line, points alone', () => {
  let crowd = nextAsked(sampleCrowd({ form: 'each' }))
  const seen: number[] = []
  for (let turn = 0; turn < 4; turn += 1) {
    seen.push(crowdTurn(crowd).lineIndex)
    crowd = nextAsked(
      answered(crowd, [
        [1, 'right'],
        [2, 'wrong'],
        [3, 'right'],
      ]),
    )
  }
  expect(seen).toEqual([0, 1, 2, 3])
  expect([crowdHealth(crowd, 1), crowdHealth(crowd, 2)]).toEqual([200, 200])
  expect(pointsOf(crowd)).toEqual([960, 0, 960])
})
