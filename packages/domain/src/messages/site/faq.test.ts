import { expect, test } from 'vitest'
import { questionGroups } from './faq'
import { privacy } from './privacy'

const questions = questionGroups.flatMap(group => group.questions)

test('every question has an address of its own', () => {
  const ids = questions.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
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

test('who sees an email address is told as on the privacy page', () => {
  const answer = questions.find(({ id }) => id === 'who-sees-me')?.answer.join(' ')
  const told = privacy.sections.flatMap(({ paragraphs }) => paragraphs).join(' ')
  for (const reader of ['those who run this site', 'teacher', 'class'])
    expect([reader, told.includes(reader), answer?.includes(reader)]).toEqual([reader, true, true])
})
