import { expect, test } from 'vitest'
import { countedGames, hasAnsweredHalf } from './counted-games'
import type { Hall } from './hall'
import { hallReport } from './hall-report'
import { foldAll, sampleJoin } from './sample-hall'

/** A turn that is over: who was asked, and who answered how. */
const turn = (lineId: string, asked: number[], answers: [member: number, right: boolean][]) => ({
  round: 1,
  lineIndex: 0,
  lineId,
  player: 1 as const,
  asked,
  answers: answers.map(([member, right]) => ({
    member,
    side: 1 as const,
    choice: right ? lineId : 'b',
    right,
    elapsed: 2000,
    damage: 10,
    points: right ? 80 : 0,
  })),
})

const started = foldAll([
  [0, null, sampleJoin(1, { user: true, name: 'ana' })],
  [0, null, sampleJoin(2)],
  [0, null, sampleJoin(3)],
  [10, null, { type: 'start' }],
])

/** A hall that is over, after these turns. */
function over(turns: ReturnType<typeof turn>[], changed: Partial<Hall> = {}): Hall {
  if (started.battle === null) throw new Error('nothing is played')
  const battle = { ...started.battle, turns }
  return { ...started, battle, state: 'ended', endedAt: 60_000, outcome: 'class', ...changed }
}

const everybody = [1, 2, 3]
const turns = [
  turn('a', everybody, [
    [1, true],
    [2, false],
  ]),
  turn('c', everybody, [[1, false]]),
  turn('a', everybody, [[1, false]]),
]

test('everybody who has answered has a game, with the first answer to each line', () => {
  expect(countedGames(over(turns))).toMatchObject([
    {
      member: 1,
      isWinner: true,
      asked: 3,
      answered: 3,
      right: 1,
      lines: [
        { line: 'a', right: true, ms: 2000 },
        { line: 'c', right: false, ms: 2000 },
      ],
    },
    { member: 2, isWinner: false, asked: 3, answered: 1, right: 0 },
  ])
})

test('less than half of what was asked wins nothing', () => {
  const [first, second] = countedGames(over(turns))
  expect([first, second].map(game => game && hasAnsweredHalf(game))).toEqual([true, false])
})

test.each([
  ['easy', 2, true],
  ['easy', 1, false],
  ['normal', 3, true],
  ['normal', 2, false],
  ['hard', 4, true],
  ['hard', 3, false],
] as const)('alone, on %s, %i of 4 right wins: %s', (difficulty, right, isWinner) => {
  const all = [0, 1, 2, 3].map(place => turn('abcd'.charAt(place), [1], [[1, place < right]]))
  const settings = { ...started.settings, form: 'each' as const, difficulty }
  expect(countedGames(over(all, { settings, outcome: 'none' }))).toMatchObject([{ isWinner }])
})

test('a side that lost has won nothing; the report names nobody', () => {
  const hall = over(turns, { outcome: 'computer' })
  expect(countedGames(hall).map(({ isWinner }) => isWinner)).toEqual([false, false])
  const report = hallReport(hall)
  expect(JSON.stringify(report)).not.toContain('ana')
  expect(report).toMatchObject({
    outcome: 'computer',
    lines: [
      { asked: 3, right: 0 },
      { asked: 6, right: 17, seconds: 2 },
    ],
    members: [
      { number: 1, isUser: true, asked: 3, answered: 3, right: 33 },
      { number: 2, isUser: false, asked: 3, answered: 1, right: 0 },
      { number: 3, asked: 0, answered: 0, right: null },
    ],
  })
})
