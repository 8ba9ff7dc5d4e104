import { expect, test } from 'vitest'
import { canSay, isLearnt, lineState, type SkillMemory } from './line-state'
import { skillOfMode, skillOfStep, stepOfSkill } from './skill-of'

const memory = (skill: SkillMemory['skill'], stability: number, isRight = true) => ({
  skill,
  stability,
  isRight,
})

test.each<[string, SkillMemory[], string, boolean, boolean]>([
  ['never answered', [], 'new', false, false],
  ['only read', [memory('read', 90)], 'learning', false, false],
  ['said once', [memory('say', 2)], 'learning', true, true],
  ['written for a week', [memory('write', 7)], 'firm', true, true],
  ['missed at last', [memory('say', 30, false)], 'learning', false, true],
  [
    'said, but missed in reading',
    [memory('say', 30), memory('read', 1, false)],
    'firm',
    true,
    true,
  ],
])('a line that was %s', (_name, memories, state, says, learnt) => {
  expect([lineState(memories), canSay(memories), isLearnt(memories)]).toEqual([state, says, learnt])
})

test('a skill is asked for again in the step that shows it', () => {
  for (const way of ['say', 'type'] as const) {
    for (const step of ['gap', 'rebuild', 'turn'] as const) {
      expect(stepOfSkill(skillOfStep(step, way))).toBe(step)
    }
  }
  expect(['reading', 'listening', 'speaking'].map(mode => skillOfMode(mode as 'reading'))).toEqual([
    'read',
    'hear',
    'say',
  ])
})
