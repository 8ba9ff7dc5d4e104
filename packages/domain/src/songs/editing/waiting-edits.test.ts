import { expect, test } from 'vitest'
import type { Edit } from './edit'
import { sampleSong, setting, waitingFor } from './sample-song'
import {
  nextBatch,
  sealed,
  unsealed,
  type WaitingEdit,
  withEdit,
  withoutRequest,
} from './waiting-edits'

const song = sampleSong('uno dos', 'tres', 'uno dos')
const text = (place: number, value: string, more = {}) => setting(song, place, 'text', value, more)
const title = (value: string): Edit => ({ kind: 'song', field: 'title', value, was: 'Song' })
const order = (...ids: string[]): Edit => ({ kind: 'order', ids })
const remove: Edit = { kind: 'remove', id: 'id-1' }

/** What waits when edits are made one after the other, by what they say. */
const after = (...edits: Edit[]) =>
  waitingFor(...edits).reduce<readonly WaitingEdit[]>(withEdit, [])
const told = (waiting: readonly WaitingEdit[]) =>
  waiting.map(({ edit }) =>
    edit.kind === 'lyric' || edit.kind === 'song' ? String(edit.value) : edit.kind,
  )

test.each<[string, Edit[], string[]]>([
  ['typing in one field is one edit', [text(0, 'u'), text(0, 'un'), text(0, 'uno')], ['uno']],
  ['two fields are two', [text(0, 'u'), setting(song, 0, 'translation', 'one')], ['u', 'one']],
  ['two lyrics are two, in any order', [text(0, 'a'), text(1, 'b'), text(0, 'c')], ['c', 'b']],
  ['what is as it was is no edit', [text(0, 'u'), text(0, 'uno dos')], []],
  ['the last order counts', [order('id-1', 'id-0'), order('id-0', 'id-1')], ['order']],
  [
    'nothing goes past a lyric that went',
    [text(0, 'a'), remove, text(0, 'b')],
    ['a', 'remove', 'b'],
  ],
  [
    'nothing goes past a change of all lyrics with a text',
    [text(0, 'a'), text(2, 'b', { toAll: true }), text(0, 'c')],
    ['a', 'b', 'c'],
  ],
  ['the song and its lyrics do not mix', [title('T'), text(0, 'a'), title('U')], ['U', 'a']],
])('%s', (_what, edits, expected) => {
  expect(told(after(...edits))).toEqual(expected)
})

test('a joined edit remembers the value that its editor began with', () => {
  const [one] = after(text(0, 'u'), text(0, 'un'))
  expect(one?.edit).toMatchObject({ value: 'un', was: 'uno dos' })
})

test('an edit that is on its way is not changed any more', () => {
  const waiting = after(text(0, 'u'))
  const flying = sealed(waiting, nextBatch(waiting), 'key')
  const [more] = waitingFor(text(0, 'un'))
  if (!more) throw new Error('no edit')
  const now = withEdit(flying, { ...more, opId: 'later' })
  expect(told(now)).toEqual(['u', 'un'])
  // Its answer takes away exactly what it carried.
  expect(withoutRequest(now, 'key').map(({ opId }) => opId)).toEqual(['later'])
  // Without an answer the very same request is sent again, alone.
  expect(nextBatch(now).map(({ opId }) => opId)).toEqual(['op-0'])
  expect(nextBatch(unsealed(now))).toHaveLength(2)
})

test.each<[string, Edit[], string[]]>([
  [
    'the fields of one lyric',
    [text(0, 'a'), text(1, 'b'), setting(song, 0, 'pinyin', 'p')],
    ['a', 'p'],
  ],
  [
    'the fields of the song',
    [title('T'), text(0, 'a'), { ...title('B'), field: 'artist' } as Edit],
    ['T', 'B'],
  ],
  ['a lyric that goes, alone', [remove, text(0, 'a')], ['remove']],
  ['what came before it, alone', [text(0, 'a'), remove, setting(song, 0, 'pinyin', 'p')], ['a']],
  [
    'changes of all lyrics with one text',
    [text(0, 'a', { toAll: true }), setting(song, 0, 'pinyin', 'p', { toAll: true }), text(1, 'b')],
    ['a', 'p'],
  ],
])('a request carries %s', (_what, edits, expected) => {
  expect(told(nextBatch(after(...edits)))).toEqual(expected)
})
