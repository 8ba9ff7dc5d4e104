import type { Happening, News } from '@duologue/domain/battle/happenings'
import { expect, test } from 'vitest'
import { isCritical, weightOf } from './blow-weight'

const told = (...news: News[]): Happening[] =>
  news.map((each, at) => ({ ...each, id: at + 1, at: 900 }))
const hit = (damage: number, by: 1 | 2 = 1): News => ({
  kind: 'hit',
  by,
  against: by === 1 ? 2 : 1,
  damage,
})
const used = (power: 'critical-strike' | 'trueshot', player: 1 | 2 = 1): News => ({
  kind: 'power-used',
  player,
  power,
})
type Hit = Parameters<typeof weightOf>[1]
const blowIn = (happenings: readonly Happening[]) =>
  happenings.findLast(({ kind }) => kind === 'hit' || kind === 'self-hit') as Hit

test.each<[string, Happening[], string]>([
  ['no damage comes too late', told(hit(0)), 'late'],
  ['1 is light', told(hit(1)), 'light'],
  ['9 is light', told(hit(9)), 'light'],
  ['10 is full', told(hit(10)), 'full'],
  ['19 is full', told(hit(19)), 'full'],
  ['20 is heavy', told(hit(20)), 'heavy'],
  ['so is a heavy mistake', told({ kind: 'self-hit', player: 1, damage: 20 }), 'heavy'],
  ['what a shield took is blocked', told(hit(0), { kind: 'blocked', player: 2 }), 'blocked'],
])('%s', (_name, happenings, weight) => {
  expect(weightOf(happenings, blowIn(happenings))).toBe(weight)
})

test('what was blocked before does not block this one', () => {
  const [before, blocked, now] = told(hit(0), { kind: 'blocked', player: 2 }, hit(9))
  const happenings = [before, blocked, now && { ...now, at: 1900 }].flatMap(each => each ?? [])
  expect(weightOf(happenings, blowIn(happenings))).toBe('light')
})

test.each<[string, Happening[], boolean]>([
  ['with the power', told(used('critical-strike'), hit(24)), true],
  ['without it', told(hit(24)), false],
  ['with another one', told(used('trueshot'), hit(24)), false],
  ['with that of the other', told(used('critical-strike', 2), hit(24)), false],
  [
    'with one that was spent on a hit before',
    told(used('critical-strike'), hit(24), hit(9)),
    false,
  ],
  [
    'a mistake never',
    told(used('critical-strike'), { kind: 'self-hit', player: 1, damage: 20 }),
    false,
  ],
])('critical %s', (_name, happenings, critical) => {
  expect(isCritical(happenings, blowIn(happenings))).toBe(critical)
})
