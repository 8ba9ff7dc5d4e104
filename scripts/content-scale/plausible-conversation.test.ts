import { languageCodes } from '@duologue/domain/choices/languages'
import { levels } from '@duologue/domain/choices/levels'
import { conversationLimits } from '@duologue/domain/conversations/conversation-limits'
import { expect, test } from 'vitest'
import { plausibleConversation } from './plausible-conversation'

const many = Array.from({ length: 5000 }, (_, index) => plausibleConversation(index + 1, 200))

test('the same number is always the same conversation', () => {
  expect(plausibleConversation(42, 200)).toEqual(many[41])
  expect(many[41]?.content_key).toBe('scale/000042')
})

test('no two share an id or a shortid', () => {
  expect(new Set(many.map(({ id }) => id)).size).toBe(many.length)
  expect(new Set(many.map(({ shortid }) => shortid)).size).toBe(many.length)
})

test('each could have been written by somebody', () => {
  for (const one of many) {
    expect(one.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(one.shortid).toMatch(/^[\w-]{8}$/)
    expect(one.title.length).toBeLessThanOrEqual(conversationLimits.title)
    expect(one.author).toBeGreaterThanOrEqual(0)
    expect(one.author).toBeLessThan(200)
  }
})

test('all languages and levels are there, and a few are seen far more than most', () => {
  expect(new Set(many.map(({ language }) => language)).size).toBe(languageCodes.length)
  expect(new Set(many.map(({ difficulty }) => difficulty)).size).toBe(levels.length)
  const views = many.map(one => one.views).toSorted((a, b) => a - b)
  expect(views.at(-1)).toBeGreaterThan(100 * (views[2500] ?? 0))
})
