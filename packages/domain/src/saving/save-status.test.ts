import { expect, test } from 'vitest'
import { nextSaveStatus, type SaveEvent, type SaveStatus } from './save-status'

test.each<[SaveStatus, SaveEvent, SaveStatus]>([
  ['ready', 'edited', 'ready'],
  ['ready', 'sent', 'saving'],
  ['saving', 'edited', 'saving'],
  ['saving', 'answered', 'saved'],
  ['saving', 'failed', 'error'],
  ['saved', 'edited', 'ready'],
  ['saved', 'sent', 'saving'],
  ['error', 'edited', 'error'],
  ['error', 'sent', 'saving'],
])('%s, then %s, is %s', (status, event, next) => {
  expect(nextSaveStatus(status, event)).toBe(next)
})
