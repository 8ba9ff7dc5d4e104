import { expect, test } from 'vitest'
import { offersSaving, pressStatus } from './press-status'

const quiet = { isSending: false, isDirty: false, hasFailed: false, hasSaved: false }

test.each([
  [{}, 'ready', false],
  [{ isDirty: true }, 'pressToSave', true],
  [{ isDirty: true, hasSaved: true }, 'pressToSave', true],
  [{ isDirty: true, isSending: true }, 'pending', false],
  [{ isDirty: true, hasFailed: true }, 'error', true],
  [{ isDirty: true, hasFailed: true, isSending: true }, 'pending', false],
  [{ hasSaved: true }, 'success', false],
] as const)('%j is %s', (facts, status, offers) => {
  expect(pressStatus({ ...quiet, ...facts })).toBe(status)
  expect(offersSaving(status)).toBe(offers)
})
