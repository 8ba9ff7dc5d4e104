import type { Edit, LyricEdit } from '@duologue/domain/songs/editing/edit'
import { expect, test } from 'vitest'
import { faultsOf } from './song-faults'

const waiting = (...edits: Edit[]) =>
  edits.map((edit, at) => ({ opId: `${at}`, at, baseRev: 1, edit }))
const lyric = (field: LyricEdit['field'], value: unknown): Edit => ({
  kind: 'lyric',
  id: 'one',
  field,
  value,
  was: null,
})
const song = (field: string, value: unknown): Edit => ({ kind: 'song', field, value, was: null })

test.each<[Edit, string | undefined]>([
  [lyric('text', ' '), 'text cannot be empty'],
  [lyric('text', 'la mer'), undefined],
  [lyric('translation', ''), 'Required'],
  [lyric('annotation', ''), undefined],
  [lyric('pinyin', ''), undefined],
  [lyric('startTime', 'soon'), 'not valid time'],
  [lyric('startTime', ''), 'not valid time'],
  [lyric('stopTime', 1234), undefined],
  [song('title', ''), 'Required'],
  [song('artist', 'Les Voisins'), undefined],
  [song('duration', 'long'), 'Must be a number'],
  [song('youtubeViews', 12), undefined],
  [song('tags', []), undefined],
])('%j: %s', (edit, fault) => {
  expect([...faultsOf(waiting(edit), 'french').values()]).toEqual(fault ? [fault] : [])
})

test('Chinese lyrics need their pinyin', () => {
  expect(faultsOf(waiting(lyric('pinyin', '')), 'chinese').get('one.pinyin')).toBe('Required')
})

test('a field that is right again has no fault, whatever was sent before', () => {
  const edits = waiting(lyric('text', ''), lyric('pinyin', ''), lyric('text', 'again'))
  expect([...faultsOf(edits, 'chinese').keys()]).toEqual(['one.pinyin'])
})
