import { expect, test } from 'vitest'
import { type BattleDifficulty, battleDifficulties } from '../../choices/battle-difficulties'
import { type Battle, newBattle } from '../battle'
import { endGame } from '../rounds'
import { sampleSetup } from '../sample-battle'
import { type Run, suggestionsOf, withResult } from './suggestions'

/** A battle that ended with so much health of the learner, who wins with any. */
function ended(health: number, difficulty: BattleDifficulty = 'normal'): Battle {
  const battle = newBattle(sampleSetup({ difficulty }))
  const { 1: own, 2: computer } = battle.players
  const players = {
    1: { ...own, currentHealth: health },
    2: { ...computer, currentHealth: health > 0 ? 0 : 50 },
  }
  return endGame({ ...battle, players }, 9000)
}

const after = (...healths: number[]): readonly Run[] =>
  healths.reduce<readonly Run[]>((runs, health) => withResult(runs, ended(health)), [])

const { mode } = sampleSetup()
const asked = { mode, difficulty: 'normal', relaxed: false } as const

const harder = { kind: 'difficulty', difficulty: 'hard' } as const
const easier = { kind: 'difficulty', difficulty: 'easy' } as const
const relaxed = { kind: 'relaxed' } as const
const learn = { kind: 'learn' } as const

test.each<[string, number[], object[]]>([
  ['one easy win', [200], []],
  ['two easy wins', [200, 120], [harder]],
  ['a third one', [200, 120, 150], [harder]],
  ['a win by little between', [200, 119, 200], []],
  ['a loss between', [200, 0, 200], []],
  ['one loss', [0], []],
  ['two losses', [0, 0], [easier, relaxed, learn]],
  ['a win between', [0, 10, 0], []],
])('after %s', (_name, healths, suggested) => {
  expect(suggestionsOf(after(...healths), asked, battleDifficulties)).toEqual(suggested)
})

test('what an assignment fixes, or is so already, is not suggested', () => {
  expect(suggestionsOf(after(200, 200), asked, ['normal'])).toEqual([])
  expect(suggestionsOf(after(0, 0), asked, ['normal'])).toEqual([relaxed, learn])
  expect(suggestionsOf(after(0, 0), { ...asked, relaxed: true }, ['normal'])).toEqual([learn])
})

test.each([
  ['hard', 200, []],
  ['easy', 0, [relaxed, learn]],
  ['easy', 200, [{ kind: 'difficulty', difficulty: 'normal' }]],
] as const)(
  'at %s with %i health left there is nothing beyond',
  (difficulty, health, suggested) => {
    const runs = [1, 2].reduce<readonly Run[]>(
      told => withResult(told, ended(health, difficulty)),
      [],
    )
    expect(suggestionsOf(runs, { ...asked, difficulty }, battleDifficulties)).toEqual(suggested)
  },
)

test('another difficulty begins anew, another mode has its own run, a battle that goes on none', () => {
  const runs = withResult(after(200), ended(200, 'hard'))
  expect(runs).toEqual([{ mode, difficulty: 'hard', easy: 1, lost: 0 }])
  expect(suggestionsOf(runs, asked, battleDifficulties)).toEqual([])
  const spoken = { mode: 'speaking', difficulty: 'easy', easy: 2, lost: 0 } as const
  expect(withResult([spoken], ended(0))).toContain(spoken)
  expect(withResult(runs, newBattle(sampleSetup()))).toBe(runs)
})
