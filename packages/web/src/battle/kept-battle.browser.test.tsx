import { newBattle } from '@duologue/domain/battle/battle'
import { sampleSetup } from '@duologue/domain/battle/sample-battle'
import { beforeEach, expect, test } from 'vitest'
import { forgetBattle, isReload, keepBattle, keptBattle } from './kept-battle'

const conversation = { id: 'one', version: 3 }
const record = { seed: 5, battle: newBattle(sampleSetup()), elapsed: 1234 }

beforeEach(() => sessionStorage.clear())

test('a kept battle comes back as it was', () => {
  keepBattle(conversation, record)
  expect(keptBattle(conversation)).toEqual(record)
})

test.each([
  ['another conversation', { id: 'two', version: 3 }],
  ['a conversation that was changed', { id: 'one', version: 4 }],
])('it is not offered for %s', (_name, other) => {
  keepBattle(conversation, record)
  expect(keptBattle(other)).toBeNull()
})

test('a forgotten battle is gone', () => {
  keepBattle(conversation, record)
  forgetBattle()
  expect(keptBattle(conversation)).toBeNull()
})

test('what is no kept battle is none', () => {
  sessionStorage.setItem('battle-in-progress', '{"format":')
  expect(keptBattle(conversation)).toBeNull()
})

test('a page that was opened by its address is no reload', () => {
  expect(isReload()).toBe(false)
})
