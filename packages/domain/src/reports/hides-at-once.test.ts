import { expect, test } from 'vitest'
import { reportedKinds, reportLimits } from '../choices/report-choices'
import { hidesAtOnce, isHideable, isKnownReporter, type ReportedState } from './hides-at-once'
import { reportCommentFault } from './report-fields'

const usual: ReportedState = {
  kind: 'conversation',
  isByKnownUser: true,
  isPublished: true,
  isSample: false,
  isByEditor: false,
  isAssigned: false,
  decision: null,
  hiddenToday: reportLimits.hidingsADay - 1,
}

test.each([
  ['a conversation of somebody', {}, true],
  ['a list', { kind: 'pronunciationList' }, true],
  ['a playlist', { kind: 'playlist' }, true],
  ['a song', { kind: 'song' }, false],
  ['another page', { kind: 'page' }, false],
  ['what a visitor or an account of today reports', { isByKnownUser: false }, false],
  ['a draft', { isPublished: false }, false],
  ['a sample', { isSample: true }, false],
  ['what an editor wrote', { isByEditor: true }, false],
  ['what a class has assigned', { isAssigned: true }, false],
  ['what an editor has kept', { decision: 'keep' }, false],
  ['what an editor has hidden', { decision: 'hide' }, false],
  ['the sixth thing of a day', { hiddenToday: reportLimits.hidingsADay }, false],
] as const)('a report of %s hides it at once: %j', (_name, change, expected) => {
  expect(hidesAtOnce({ ...usual, ...change })).toBe(expected)
})

const day = 24 * 60 * 60 * 1000

test.each([
  [{ isEmailVerified: true, age: 0 }, true],
  [{ isEmailVerified: false, age: 0 }, false],
  [{ isEmailVerified: false, age: day }, false],
  [{ isEmailVerified: false, age: day + 1 }, true],
])('a reporter with the account %j is known: %j', (account, expected) => {
  expect(isKnownReporter(account)).toBe(expected)
})

test('what can be hidden are conversations, lists, playlists and courses', () => {
  expect(reportedKinds.filter(isHideable)).toEqual([
    'conversation',
    'pronunciationList',
    'playlist',
    'course',
    'song',
  ])
})

test.each([
  ['', 'hurtful', undefined],
  ['  ', 'other', 'is required: say what is wrong'],
  ['x', 'other', undefined],
  [`${'x'.repeat(1000)}  `, 'wrong', undefined],
  ['x'.repeat(1001), 'wrong', 'must have at most 1000 characters'],
] as const)('the comment %j with the reason %s: %j', (comment, reason, fault) => {
  expect(reportCommentFault(comment, reason)).toBe(fault)
})
