import { expect, test } from 'vitest'
import { assignmentTexts as texts } from '../messages/assignments/assignments'
import { dueFault } from './due-fault'

test.each([
  ['', 'UTC', texts.isRequired],
  ['2026-02-30', 'UTC', texts.isRequired],
  ['2026-03-03', 'UTC', texts.datePast],
  ['2026-03-04', 'UTC', undefined],
  ['2026-03-05', 'UTC', undefined],
  // At 10:20 in London it is past midnight on the islands in the east, and the day before runs on in the west.
  ['2026-03-04', 'Pacific/Kiritimati', texts.datePast],
  ['2026-03-05', 'Pacific/Kiritimati', undefined],
  ['2026-03-03', 'Pacific/Niue', undefined],
  ['2026-03-02', 'Pacific/Niue', texts.datePast],
])('due %s in %s: %s', (day, timeZone, fault) => {
  expect(dueFault(day, timeZone, Date.parse('2026-03-04T10:20:00Z'))).toBe(fault)
})

test('the last second of the day is not over', () => {
  const at = (time: string) => dueFault('2026-03-04', 'UTC', Date.parse(`2026-03-04T${time}Z`))
  expect(at('23:59:59.999')).toBe(undefined)
  expect(dueFault('2026-03-04', 'UTC', Date.parse('2026-03-05T00:00:00Z'))).toBe(texts.datePast)
})
