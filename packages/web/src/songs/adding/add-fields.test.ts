import type { DraftLyric } from '@duologue/domain/songs/adding/draft-lyric'
import { describe, expect, test } from 'vitest'
import { type AddFields, draftsIn, isAddFields, lyricFields, mergeAdd } from './add-fields'

const draft = (key: string, more: Partial<DraftLyric> = {}): DraftLyric => ({
  key,
  id: key.startsWith('new') ? null : key,
  text: key,
  translation: '',
  translationPending: false,
  pinyin: '',
  words: [{ wordId: null, text: key }],
  start: 0,
  stop: 0,
  textIsEnglish: false,
  leaveOut: false,
  firstSungLyric: false,
  duplicateLyric: false,
  emptyLyric: false,
  skip: false,
  ...more,
})

const fields = (drafts: readonly DraftLyric[], more: Partial<AddFields> = {}): AddFields => ({
  step: 'edit',
  format: 'mulanci',
  pasted: '',
  deleted: [],
  ...lyricFields(drafts),
  ...more,
})

const base = fields([draft('a'), draft('b')])
const shown = (merged: AddFields) =>
  draftsIn(merged).map(({ id, text, translation }) => [id, text, translation])

describe('two editors of one song', () => {
  test('new lyrics of both stay', () => {
    const mine = fields([draft('a'), draft('new1'), draft('b')])
    const theirs = fields([draft('a'), draft('b'), draft('c')])
    const { merged, conflicts } = mergeAdd(base, mine, theirs)
    expect(conflicts).toEqual([])
    expect(
      draftsIn(merged)
        .map(one => one.key)
        .toSorted(),
    ).toEqual(['a', 'b', 'c', 'new1'])
  })

  test('different fields of one lyric are joined', () => {
    const mine = fields([draft('a', { translation: 'mine' }), draft('b')])
    const theirs = fields([draft('a', { pinyin: 'theirs' }), draft('b')])
    const { merged, conflicts } = mergeAdd(base, mine, theirs)
    expect(conflicts).toEqual([])
    expect(draftsIn(merged)[0]).toMatchObject({ translation: 'mine', pinyin: 'theirs' })
  })

  test('the same field is asked about, lyric by lyric', () => {
    const mine = fields([draft('a', { translation: 'mine' }), draft('b')])
    const theirs = fields([draft('a', { translation: 'theirs' }), draft('b')])
    expect(mergeAdd(base, mine, theirs).conflicts).toEqual(['lyric a'])
  })

  test('flags that differ are no clash: they follow from the others', () => {
    const mine = fields([draft('a', { skip: true }), draft('b')])
    const theirs = fields([draft('a', { firstSungLyric: true }), draft('b')])
    expect(mergeAdd(base, mine, theirs).conflicts).toEqual([])
  })

  test('a lyric that is gone there goes, unless it was changed here: then it is a new one', () => {
    const mine = fields([draft('a', { translation: 'mine' }), draft('b')])
    const { merged } = mergeAdd(base, mine, fields([]))
    expect(shown(merged)).toEqual([[null, 'a', 'mine']])
  })

  test('a lyric that was deleted here stays deleted; one that is gone is not deleted twice', () => {
    const mine = fields([draft('b')], { deleted: ['a', 'x'] })
    const { merged } = mergeAdd(base, mine, base)
    expect(shown(merged)).toEqual([['b', 'b', '']])
    expect(merged.deleted).toEqual(['a'])
  })

  test('what nobody else has changed is taken over as it is stored', () => {
    const theirs = fields([draft('a', { translation: 'theirs' }), draft('b')], { step: 'paste' })
    const { merged, conflicts } = mergeAdd(base, base, theirs)
    expect(conflicts).toEqual([])
    expect(draftsIn(merged)[0]?.translation).toBe('theirs')
    expect(merged.step).toBe('paste')
  })
})

test.each([
  ['what the page edits', base, true],
  ['nothing', null, false],
  ['another page’s edit', { name: 'x' }, false],
  ['an unknown step', { ...base, step: 3 }, false],
])('%s is read back from the browser: %s', (_, value, is) => {
  expect(isAddFields(value)).toBe(is)
})
