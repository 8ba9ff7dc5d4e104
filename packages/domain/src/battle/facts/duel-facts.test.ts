import { expect, test } from 'vitest'
import type { Battle } from '../battle'
import type { PlayerNumber } from '../battle-setup'
import { type News, remember } from '../happenings'
import { armed, withHealth } from '../powers/sample-powers'
import { type DuelFacts, factsOf, noFacts } from './duel-facts'

type Told = readonly [News, Partial<Record<PlayerNumber, number>>?]

const spoken = (player: PlayerNumber, lineId: string, right: boolean): Told => [
  { kind: 'line-spoken', player, lineId, choice: lineId, right },
]
const own = (lineId: string, right = true) => spoken(1, lineId, right)
const computers = spoken(2, 'b', true)
const retry: Told = [{ kind: 'retried', player: 1, choice: 'x' }]
const hit = (against: PlayerNumber, left: number): Told => [
  { kind: 'hit', by: against === 1 ? 2 : 1, against, damage: 5 },
  { [against]: left },
]

/** A duel to which these things happen one after the other, seen each time; and the facts at its end. */
function tell(told: readonly Told[], begun: Battle = armed([], [], { difficulty: 'hard' })) {
  let facts: DuelFacts = noFacts
  let battle: Battle = { ...begun, happenings: [] }
  for (const [news, health = {}] of told) {
    for (const player of [1, 2] as const) {
      battle = withHealth(battle, player, health[player] ?? battle.players[player].currentHealth)
    }
    battle = { ...battle, happenings: remember(battle.happenings, battle.now, news) }
    facts = factsOf(battle, facts)
  }
  return facts
}

test.each<[string, readonly Told[], number]>([
  ['nothing yet', [], 0],
  ['a right answer', [own('a')], 1],
  ['the computer’s lines neither count nor break it', [own('a'), computers, own('c')], 2],
  ['its mistakes neither', [own('a'), spoken(2, 'b', false), own('c')], 2],
  ['a mistake ends it', [own('a'), own('c'), own('e', false)], 0],
  ['and it begins anew', [own('a', false), own('c'), own('e')], 2],
  ['a choice that was made good ends it at once', [own('a'), own('c'), retry], 0],
  ['and is no right answer of a row', [own('a'), retry, own('c'), own('e')], 1],
  ['blows leave it', [own('a'), hit(2, 190), own('c'), hit(1, 100)], 2],
])('streak: %s', (_name, told, streak) => {
  expect(tell(told).streak).toBe(streak)
})

test('a row is counted on when the battle has long forgotten its beginning', () => {
  const told = Array.from({ length: 90 }, () => own('a'))
  expect(tell(told).streak).toBe(90)
})

test.each<[string, readonly Told[], string[]]>([
  ['none', [own('a'), computers], []],
  ['each mistake once', [own('a', false), own('c', false), own('a', false)], ['c', 'a']],
  ['until it is right at once', [own('a', false), own('c', false), own('a')], ['c']],
  ['a retry is a mistake, too', [retry, own('a')], ['a']],
])('lines to watch: %s', (_name, told, missed) => {
  expect(tell(told).missed).toEqual(missed)
})

const tension = (player: PlayerNumber) => ({ kind: 'tension', player }) as const
const comeback = { kind: 'comeback', player: 1 } as const

test.each<[string, readonly Told[], DuelFacts['word']]>([
  ['nothing at a quarter of health', [hit(1, 50)], null],
  ['nothing below it while no hit is so strong', [hit(1, 49)], null],
  ['the next hit could end it for the learner', [hit(1, 20)], tension(1)],
  ['and for the computer', [hit(2, 20)], tension(2)],
  ['it is over with the next line', [hit(1, 20), computers], null],
  ['once a duel', [hit(1, 20), computers, hit(2, 10)], null],
  ['nothing of who is beaten', [hit(1, 0)], null],
  [
    'a mistake can bring it, too',
    [[{ kind: 'self-hit', player: 1, damage: 5 }, { 1: 20 }]],
    tension(1),
  ],
  ['a right answer there, behind', [hit(1, 49), own('a')], comeback],
  ['not ahead', [hit(2, 30), computers, hit(1, 49), own('a')], null],
  ['not with a mistake', [hit(1, 49), own('a', false)], null],
  ['through the own blow, until the next line', [hit(1, 49), own('a'), hit(2, 180)], comeback],
  ['once', [hit(1, 49), own('a'), computers, own('c')], null],
  ['after the other one', [hit(1, 20), own('a')], comeback],
])('said: %s', (_name, told, word) => {
  expect(tell(told).word).toEqual(word)
})

test('what powers can do is counted in, and a Shield stops it', () => {
  const strong = armed([], ['enrage', 'critical-strike'], { difficulty: 'hard' })
  expect(tell([hit(1, 49)], strong).word).toEqual(tension(1))
  const cautious = armed(['shield'], [], { difficulty: 'hard' })
  const held = cautious.players[1].powers.map(power => ({ ...power, isActive: true }))
  const players = { ...cautious.players, 1: { ...cautious.players[1], powers: held } }
  expect(tell([hit(1, 20)], { ...cautious, players }).word).toBeNull()
})

test('asked twice of the same battle, it is the very same', () => {
  const battle = armed([])
  const facts = factsOf(battle)
  expect(factsOf(battle, facts)).toBe(facts)
})
