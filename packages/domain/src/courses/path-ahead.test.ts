import { expect, test } from 'vitest'
import { conversationMarks, listMarks } from './item-progress'
import { nextOfConversation, nextOfList, type PathItem, pathAhead } from './path-ahead'

test.each([
  [0, 0, false, 'learn'],
  [0, 0, true, 'learn'],
  [9, 0, false, 'duel'],
  [9, 0, true, 'say'],
  [9, 8, false, 'duel'],
  [9, 8, true, undefined],
])(
  'after %i of 12 lines, %i that can be said, and a duel: %s comes %s',
  (learnt, canSay, isPlayed, step) => {
    expect(nextOfConversation(conversationMarks({ lines: 12, learnt, canSay, isPlayed }))).toBe(
      step,
    )
  },
)

test('a list asks for a round until one was half right', () => {
  const next = (['none', 'played', 'done'] as const).map(round => nextOfList(listMarks(round)))
  expect(next).toEqual(['list', 'list', undefined])
})

const open = (thing: string): PathItem => ({ thing, standing: { isDone: false }, step: 'learn' })
const through = (thing: string): PathItem => ({ thing, standing: { isDone: true }, step: 'say' })

test.each([
  ['all of it', [[open('a'), open('b')], [open('c')]], 0, ['a 0', 'b 0', 'c 1']],
  ['what is not done', [[through('a'), open('b')], [open('c')]], 0, ['b 0', 'c 1']],
  ['what comes after a unit that is done', [[through('a')], [open('c')]], 0, ['c 1']],
  ['nothing before the start', [[open('a')], [open('c')]], 1, ['c 1']],
  ['nothing that cannot be seen', [[undefined, open('b')], [undefined]], 0, ['b 0']],
  ['nothing at the end', [[through('a'), undefined]], 0, []],
  ['nothing where there are no units', [], 0, []],
])('ahead is %s', (_name, units, from, told) => {
  expect(pathAhead(units, from).map(({ thing, unit }) => `${thing} ${unit}`)).toEqual(told)
})
