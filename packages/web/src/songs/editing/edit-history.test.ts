import type { Edit } from '@duologue/domain/songs/editing/edit'
import { blankLine } from '@duologue/domain/songs/lyrics/lyric-line'
import { expect, test } from 'vitest'
import { afterDoing, noHistory, withNames } from './edit-history'

const typed = (id: string, value: string): Edit => ({
  kind: 'lyric',
  id,
  field: 'text',
  value,
  was: '',
})
const add = (id: string, was: string): Edit => ({
  kind: 'add',
  id,
  place: 0,
  line: blankLine(was, 'text'),
  words: [],
})

test('typing on in one field is one step; a pause or another field begins the next', () => {
  const first = afterDoing(noHistory, [typed('a', 'one')], false)
  const second = afterDoing(first, [typed('a', 'two')], true)
  expect(second.undo).toEqual([[typed('a', 'one')]])
  expect(afterDoing(second, [typed('a', 'three')], false).undo).toHaveLength(2)
  expect(afterDoing(second, [typed('b', 'three')], true).undo).toHaveLength(2)
})

test('doing something new forgets what was undone, and no more than 200 steps are kept', () => {
  const undone = { undo: [], redo: [[typed('a', 'x')]] }
  expect(afterDoing(undone, [typed('a', 'y')], false).redo).toEqual([])
  const long = { undo: Array.from({ length: 200 }, (_, at) => [typed('a', `${at}`)]), redo: [] }
  const { undo } = afterDoing(long, [typed('b', 'last')], false)
  expect([undo.length, undo[0], undo.at(-1)]).toEqual([
    200,
    [typed('a', '1')],
    [typed('b', 'last')],
  ])
})

test('a lyric that came back is called by its new id in all steps', () => {
  const history = { undo: [[typed('old', 'x')]], redo: [[typed('other', 'y')]] }
  expect(withNames(history, [add('new', 'old')])).toEqual({
    undo: [[typed('new', 'x')]],
    redo: [[typed('other', 'y')]],
  })
  expect(withNames(history, [add('same', 'same')])).toEqual(history)
})
