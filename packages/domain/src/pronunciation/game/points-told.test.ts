import { expect, test } from 'vitest'
import { battleDifficulties } from '../../choices/battle-difficulties'
import { questionGroups } from '../../messages/site/faq'
import { pronunciationGrades } from '../pronunciation-limits'

const questions = questionGroups.flatMap(group => group.questions)

test('the points of the pronunciation game are told as they are', () => {
  const told = questions.find(({ id }) => id === 'pronunciation-game')?.answer.join(' ') ?? ''
  for (const difficulty of battleDifficulties)
    expect(told).toMatch(new RegExp(`${pronunciationGrades[difficulty].points}\\b.* on \\w+`))
  expect(Object.values(pronunciationGrades).map(({ passMark }) => passMark)).toEqual([50, 75, 100])
})
