import { expect, test } from 'vitest'
import { applyEdit } from './apply-edit'
import type { Edit } from './edit'
import { rebase } from './rebase'
import { sampleSong, setting, textsOf, waitingFor } from './sample-song'

const song = sampleSong('uno', 'dos', 'tres')
const others = (...edits: Edit[]) => edits.reduce(applyEdit, song)
const over = (mine: Edit[], theirs: Edit[]) => {
  const to = others(...theirs)
  const rebased = rebase(waitingFor(...mine), { from: song, to, rev: 9 })
  const now = rebased.waiting.reduce((shown, { edit }) => applyEdit(shown, edit), to)
  return { ...rebased, now }
}
const add = (id: string, place: number): Edit => {
  const [line] = song.lyrics
  if (!line) throw new Error('no line')
  return { kind: 'add', id, place, line: { ...line, text: id }, words: [] }
}

test.each<[string, Edit[], Edit[], string[]]>([
  [
    'text here, times there',
    [setting(song, 1, 'text', 'mine')],
    [setting(song, 1, 'startTime', 1200)],
    ['uno', 'mine', 'tres'],
  ],
  [
    'the same text on both sides',
    [setting(song, 1, 'text', 'same')],
    [setting(song, 1, 'text', 'same')],
    ['uno', 'same', 'tres'],
  ],
  [
    'an order here, a new lyric there',
    [{ kind: 'order', ids: ['id-2', 'id-0', 'id-1'] }],
    [add('new', 1)],
    ['tres', 'uno', 'new', 'dos'],
  ],
  [
    'a new lyric here, one gone there',
    [add('new', 3)],
    [{ kind: 'remove', id: 'id-0' }],
    ['dos', 'tres', 'new'],
  ],
  [
    'a merge here, text of another lyric there',
    [{ kind: 'merge', id: 'id-0', direction: 'below' }],
    [setting(song, 2, 'text', 'theirs')],
    ['uno dos', 'theirs'],
  ],
])('%s: both stand', (_what, mine, theirs, texts) => {
  const { now, clashes, gone, dropped } = over(mine, theirs)
  expect(textsOf(now)).toEqual(texts)
  expect([clashes, gone, dropped]).toEqual([[], [], 0])
})

test('a field that both changed differently is asked about; others go on', () => {
  const mine = [setting(song, 1, 'text', 'mine'), setting(song, 0, 'text', 'also mine')]
  const { clashes, now, waiting } = over(mine, [setting(song, 1, 'text', 'theirs')])
  expect(clashes).toMatchObject([{ opId: 'op-0', theirs: 'theirs', edit: { value: 'mine' } }])
  expect(textsOf(now)).toEqual(['also mine', 'mine', 'tres'])
  expect(waiting.map(({ baseRev }) => baseRev)).toEqual([9, 9])
})

test('an edit made of one that is still on its way clashes with nothing of its own', () => {
  const first = setting(song, 1, 'text', 'a')
  const { clashes } = over([first, { ...first, value: 'ab', was: 'a' }], [])
  expect(clashes).toEqual([])
  // The first was stored, though its answer was lost.
  const stored = over([first, { ...first, value: 'ab', was: 'a' }], [first])
  expect(stored.clashes).toEqual([])
  expect(stored.waiting).toHaveLength(1)
})

test('a lyric that is gone is told of, with nothing left waiting for it', () => {
  const mine = [setting(song, 1, 'text', 'mine'), setting(song, 1, 'pinyin', 'mine')]
  const { gone, waiting } = over(mine, [{ kind: 'remove', id: 'id-1' }])
  expect([gone, waiting]).toEqual([['id-1'], []])
})

test('a split or merge of a lyric that is another now is left out', () => {
  const mine: Edit[] = [
    { kind: 'merge', id: 'id-0', direction: 'below' },
    { kind: 'remove', id: 'id-2' },
  ]
  const { dropped, now } = over(mine, [setting(song, 1, 'text', 'theirs')])
  expect(dropped).toBe(1)
  expect(textsOf(now)).toEqual(['uno', 'theirs'])
})
