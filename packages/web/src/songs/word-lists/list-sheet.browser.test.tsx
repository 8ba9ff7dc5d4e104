import { expect, test } from 'vitest'
import { createClient } from '../../api/client'
import { pretendApi } from '../../api/pretend-api'
import { sampleSong } from '../sample-song'
import { createListSheet } from './list-sheet'

const lines = [
  { id: 'a', text: 'la mer', words: ['la', 'mer'] },
  { id: 'b', text: 'oh', words: ['oh'] },
  { id: 'c', text: 'la mer', words: ['la', 'mer'] },
]

test('one edit of a text sends every lyric with it, with known words by id and the flags', async () => {
  const { api, calls } = pretendApi()
  const told: string[] = []
  const sheet = createListSheet({
    client: createClient(api),
    song: sampleSong(lines),
    journal: { get: () => null, set: () => {}, use: () => null },
    onAmbiguous: words => told.push(...words.map(({ text }) => text)),
    onSaved: () => told.push('saved'),
  })
  sheet.setList(2, 'la, belle')
  sheet.setList(1, '')
  expect(sheet.lines().map(({ list, isEdited }) => [list, isEdited])).toEqual([
    ['la, belle', true],
    ['', true],
    ['la, belle', true],
  ])
  const done = sheet.flush()
  await expect.poll(() => calls.length).toBe(1)
  const newWordList = [{ wordId: 'la-id', text: 'la' }, { text: 'belle' }]
  const sent = { language: 'french', baseRev: 1 }
  expect([calls[0]?.path, calls[0]?.body]).toEqual([
    '/api/lyrics/words',
    {
      songId: 'song',
      lyrics: [
        { ...sent, id: 'a', newWordList, emptyLyric: false, duplicateLyric: false, skip: false },
        { ...sent, id: 'b', newWordList: [], emptyLyric: true, duplicateLyric: false, skip: true },
        { ...sent, id: 'c', newWordList, emptyLyric: false, duplicateLyric: true, skip: true },
      ],
    },
  ])
  calls[0]?.answer(200, {
    lyrics: sampleSong(lines.map(line => ({ ...line, words: ['la', 'Belle'] }))).lyrics,
    createdWords: [],
    ambiguous: [{ text: 'belle', taken: 'x', choices: 2 }],
    pendingTranslations: 0,
    song: { id: 'song', rev: 2, orderRev: 1 },
  })
  expect(await done).toBe(true)
  expect(told).toEqual(['belle', 'saved'])
  expect([sheet.status(), sheet.hasEdits()]).toEqual(['success', false])
  // What is stored is shown, though it is not to the letter what was typed.
  expect(sheet.lines()[0]?.list).toBe('la, Belle')
})
