import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bandOf, chooseLevel, type LevelChoice, levelOf, levels } from './levels'

test.each<[string, LevelChoice[], LevelChoice, LevelChoice[]]>([
  ['a level drops all', ['all'], 'A1', ['A1']],
  ['levels stay in order', ['B1'], 'A1', ['A1', 'B1']],
  ['a second press takes a level away', ['A1', 'B1'], 'A1', ['B1']],
  ['taking the last level away gives all', ['A1'], 'A1', ['all']],
  ['all drops the levels', ['A1', 'B1'], 'all', ['all']],
  ['five levels are kept', ['A1', 'A2', 'B1', 'B2'], 'C1', ['A1', 'A2', 'B1', 'B2', 'C1']],
  ['more than five levels are all', ['A1', 'A2', 'B1', 'B2', 'C1'], 'C2', ['all']],
])('%s', (_name, selected, pressed, expected) => {
  expect(chooseLevel(selected, pressed)).toEqual(expected)
})

test('a level is known by its name, and nothing else is one', () => {
  expect(['A1', 'C2', 'all', '', undefined].map(levelOf)).toEqual([
    'A1',
    'C2',
    undefined,
    undefined,
    undefined,
  ])
})

test('whatever is pressed, the selection is all alone or one to five levels', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom<LevelChoice>('all', ...levels)), presses => {
      const selected = presses.reduce<LevelChoice[]>(chooseLevel, ['all'])
      const isAll = selected.length === 1 && selected[0] === 'all'
      expect(
        isAll || (!selected.includes('all') && selected.length >= 1 && selected.length <= 5),
      ).toBe(true)
    }),
  )
})

test('each level has its band', () => {
  expect(levels.map(bandOf)).toEqual([
    'beginner',
    'beginner',
    'intermediate',
    'intermediate',
    'advanced',
    'advanced',
  ])
})
