import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { BattleDifficulty } from '../../choices/battle-difficulties'
import type { PowerName } from '../../choices/battle-powers'
import { type Battle, newBattle } from '../battle'
import { playRandomly, randomGame } from '../powers/random-games'
import { answer, armed, use, withHealth } from '../powers/sample-powers'
import { replay } from '../record/replay'
import { type Intent, intentOf } from './intent'

test.each<[string, BattleDifficulty, PowerName[], Intent | null]>([
  ['easy answers too late to hurt', 'easy', [], null],
  ['normal at its soonest', 'normal', [], { most: 10, powers: [], shield: null }],
  ['hard at its soonest', 'hard', [], { most: 20, powers: [], shield: null }],
  ['Enrage adds its most', 'easy', ['enrage'], { most: 10, powers: ['enrage'], shield: null }],
  [
    'Critical Strike doubles all of it',
    'hard',
    ['enrage', 'critical-strike'],
    { most: 60, powers: ['enrage', 'critical-strike'], shield: null },
  ],
  ['a Shield is no blow', 'easy', ['shield'], { most: 0, powers: ['shield'], shield: null }],
  ['Stamina is not told', 'easy', ['stamina'], null],
  ['Heal is not used in full health', 'easy', ['heal', 'lifesteal'], null],
])('%s', (_name, difficulty, powers, intent) => {
  expect(intentOf(armed([], powers, { difficulty }))).toEqual(intent)
})

test('what health calls for is told as soon as it is lost', () => {
  const battle = withHealth(armed([], ['heal', 'lifesteal'], { difficulty: 'hard' }), 2, 100)
  expect(intentOf(battle)).toEqual({ most: 20, powers: ['heal', 'lifesteal'], shield: null })
})

test('the Shield holds, unless Trueshot goes through it', () => {
  const plain = use(armed(['shield'], [], { difficulty: 'hard' }), 'shield')
  expect(intentOf(plain)).toEqual({ most: 20, powers: [], shield: 'holds' })
  const shot = armed(['shield'], ['trueshot'], { difficulty: 'hard' })
  expect(intentOf(shot)).toEqual({ most: 20, powers: [], shield: null })
  expect(intentOf(use(shot, 'shield'))).toEqual({
    most: 20,
    powers: ['trueshot'],
    shield: 'breaks',
  })
})

test.each([
  [0, 40],
  [1, 40],
  [2, 20],
])('a power that is ready in %i of its turns makes the next blow one of up to %i', (left, most) => {
  const battle = armed([], ['critical-strike'], { difficulty: 'hard' })
  const { 2: computer } = battle.players
  const powers = computer.powers.map(held => ({ ...held, cooldownTurnsRemaining: left }))
  const players = { ...battle.players, 2: { ...computer, powers } }
  expect(intentOf({ ...battle, players })?.most).toBe(most)
})

test('it is told in the learner’s turn until they have answered', () => {
  const battle = armed([], [], { difficulty: 'hard' })
  expect(intentOf(newBattle(battle.setup))).toBeNull()
  expect(intentOf(answer(battle, 'right'))).toBeNull()
})

/** How often the learner was told something and the computer then struck. */
interface Seen {
  told: number
  struck: number
  blocked: number
}

/** Compares every attack of the computer with what was told last, before it. */
function watch(seen: Seen) {
  let last: Intent | null = null
  let isOpen = false
  let known = 0
  return (battle: Battle) => {
    const { phase, happenings } = battle
    const isOwn = phase.name === 'roundPlay' && phase.turn.player === 1
    if (isOwn && phase.turn.moment.state === 'answer') {
      last = intentOf(battle)
      isOpen = true
      seen.told += last ? 1 : 0
    }
    for (const news of happenings.filter(({ id }) => id > known)) {
      if (!isOpen || !('by' in news || 'player' in news)) continue
      if (news.kind === 'hit' && news.by === 2) {
        seen.struck += 1
        if (news.damage > (last?.most ?? 0)) throw new Error(`${news.damage} was not told`)
        if (last?.shield === 'holds') {
          seen.blocked += 1
          if (news.damage > 0) throw new Error('the shield did not hold')
        }
        isOpen = false
      }
      if (news.kind === 'self-hit' && news.player === 2) isOpen = false
    }
    known = happenings.at(-1)?.id ?? known
  }
}

test('in 1,000 random games no attack exceeds what was told of it, and asking changes no replay', () => {
  const seen: Seen = { told: 0, struck: 0, blocked: 0 }
  fc.assert(
    fc.property(fc.integer(), seed => {
      const { setup, behaviour } = randomGame(seed)
      const { events, battle } = playRandomly(setup, seed, behaviour, watch(seen))
      expect(replay(setup, seed, events)).toEqual(battle)
    }),
    { numRuns: 1000 },
  )
  expect(Math.min(seen.told, seen.struck, seen.blocked)).toBeGreaterThan(100)
}, 120_000)
