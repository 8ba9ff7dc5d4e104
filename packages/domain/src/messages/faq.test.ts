import { expect, test } from 'vitest'
import { battleDifficulties } from '../choices/battle-difficulties'
import { pronunciationGrades } from '../choices/pronunciation-limits'
import { questionGroups } from './faq'

const questions = questionGroups.flatMap(group => group.questions)

test('every question has an address of its own', () => {
  const ids = questions.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
})

test('the points of the pronunciation game are told as they are', () => {
  const told = questions.find(({ id }) => id === 'pronunciation-game')?.answer.join(' ') ?? ''
  for (const difficulty of battleDifficulties)
    expect(told).toMatch(new RegExp(`${pronunciationGrades[difficulty].points}\\b.* on \\w+`))
  expect(Object.values(pronunciationGrades).map(({ passMark }) => passMark)).toEqual([50, 75, 100])
})

test('every question has an answer', () => {
  for (const { answer } of questions) expect(answer.join('').trim()).not.toBe('')
})

test('the microphone is explained for every kind of browser', () => {
  const ids = questions.map(({ id }) => id).filter(id => id.startsWith('microphone-'))
  expect(ids).toEqual([
    'microphone-chrome-and-edge-on-a-computer',
    'microphone-chrome-on-android',
    'microphone-chromebook',
    'microphone-safari-on-a-mac',
    'microphone-safari-on-iphone-and-ipad',
    'microphone-firefox',
  ])
})
