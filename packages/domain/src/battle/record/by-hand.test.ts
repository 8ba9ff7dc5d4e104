import { expect, test } from 'vitest'
import { type GivenAnswer, isByHand } from './by-hand'

/** Answers after so many milliseconds each, seen as long as the clock ran. */
const after = (times: readonly number[], isRight: (place: number) => boolean = () => true) =>
  times.map((clock, place): GivenAnswer => ({ isRight: isRight(place), seen: clock, clock }))

const quick = [470, 610, 520, 450, 700, 560, 480, 530, 620, 505]
const held = Array.from({ length: 30 }, (_, place) => 250 + ((place * 7) % 33))

test.each<[string, readonly GivenAnswer[]]>([
  ['a fast player who knows the conversation by heart', after(quick)],
  ['one who is now and then as quick as a hand can be', after([...quick, 250, 260, 251, 290])],
  ['keys that repeat by themselves, right by chance', after(held, place => place % 4 === 0)],
  ['a key that repeats into two turns', after([...quick, 250, 250])],
  ['a child who hammers', after(held, place => place % 3 === 0)],
  [
    'a screen reader that is listened to',
    after([9000, 14_200, 11_800, 21_000, 8700, 16_400, 9900, 12_345]),
  ],
  [
    'relaxed timing: minutes, and an hour once',
    after([60_000, 125_000, 3_600_000, 81_000, 4000, 9000, 70_100, 5300]),
  ],
  [
    'thoughts in the pauses of Freeze',
    quick.map(clock => ({ isRight: true, seen: clock + 9000, clock: 260 + (clock % 90) })),
  ],
  [
    'answers right behind the clips',
    quick.map(clock => ({ isRight: true, seen: clock + 2000, clock: 250 + (clock % 60) })),
  ],
  ['a game that was over after seven answers', after(Array(7).fill(250))],
  ['nobody who answered at all', []],
])('%s: believed', (_who, answers) => {
  expect(isByHand(answers)).toBe(true)
})

test.each<[string, readonly GivenAnswer[]]>([
  ['the same time in every turn', after(Array(10).fill(1000))],
  [
    'the same time but for a few milliseconds',
    after([1000, 1007, 1003, 1011, 1000, 1019, 1002, 1015]),
  ],
  [
    'the same time, and one mistake',
    after([...Array<number>(11).fill(1000), 7000], place => place < 11),
  ],
  [
    'right in less time than reading takes',
    after([250, 310, 290, 380, 265, 333, 399, 271, 350, 301]),
  ],
  ['right in less time than reading takes, but for two', after([...held.slice(0, 12), 900, 2000])],
])('%s: no hand', (_who, answers) => {
  expect(isByHand(answers)).toBe(false)
})
