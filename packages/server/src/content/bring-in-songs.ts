import { createHash } from 'node:crypto'
import type { SampleSong } from '@duologue/contract/samples/sample-song'
import { markFirstSung } from '@duologue/domain/songs/lyrics/first-sung'
import { recomputeFlags } from '@duologue/domain/songs/lyrics/flags'
import { blankLine, type LyricLine } from '@duologue/domain/songs/lyrics/lyric-line'
import { toHundredths } from '@duologue/domain/songs/times/time'
import type { Queries } from '../database/connect'
import { inTransaction } from '../database/transaction'
import { newId } from '../outside/random/new-id'
import {
  editOpenSong,
  insertSong,
  type OpenSong,
  type SongsRoom,
  searchedText,
} from '../songs/index'
import { explainWords, readChinese, upsertListedWords } from '../words/index'
import { type KeyedSong, readSampleSongs } from './read-songs'
import { lockSample, songDigests, upsertSample } from './sample-song-store'
import { songAudioKey } from './song-audio-key'

/** Raised when the same song is to be written in another way than before. */
const writtenAs = 1

/** What a song says of itself; its recording is found by what is heard. */
const detailsOf = ({ key, song }: KeyedSong) => ({
  language: song.language,
  title: song.title,
  artist: song.artist,
  titleTranslation: song.titleTranslation,
  titlePinyin: song.titlePinyin ?? '',
  difficulty: song.difficulty,
  maturity: song.maturity,
  mediaUrl: `/audio/${songAudioKey(key, song)}`,
  duration: song.duration,
  description: song.description,
  tags: song.tags,
})

const digestOf = (keyed: KeyedSong): string =>
  createHash('sha256')
    .update(JSON.stringify([writtenAs, keyed.song, detailsOf(keyed)]))
    .digest('base64url')

/** The ids of each lyric's words; those that are new or were waiting get the song's own explanations. */
async function wordsOf(room: SongsRoom, transaction: Queries, song: SampleSong) {
  const lists = song.lyrics.map(({ words }) => words.map(text => ({ text })))
  const kept = await upsertListedWords(room, transaction, { language: song.language, lists })
  const told = [...kept.words.values()].flatMap(({ id, text, translationPending }) => {
    const word = song.words[text]
    return word && translationPending ? [{ id, ...word }] : []
  })
  await explainWords(transaction, told, room.clock.now())
  return kept.lists
}

/** The lyrics as the file has them; each stays the lyric that stood in its place. */
async function lyricsOf(room: SongsRoom, open: OpenSong, song: SampleSong): Promise<LyricLine[]> {
  const words = await wordsOf(room, open.transaction, song)
  const lines = song.lyrics.map((lyric, index): LyricLine => {
    const id = open.lyrics[index]?.id ?? newId(room.random, room.clock)
    return {
      ...blankLine(id, lyric.text),
      translation: lyric.translation,
      translationSource: 'human',
      pinyin: lyric.pinyin ?? '',
      startTime: toHundredths(lyric.start),
      stopTime: toHundredths(lyric.stop),
      emptyLyric: lyric.words.length === 0,
      words: words[index] ?? [],
      marks: lyric.marks ?? null,
    }
  })
  return recomputeFlags(markFirstSung(lines))
}

/** Writes one song, all or nothing. One that was there keeps its id; one that was deleted stays so. */
async function saveSong(room: SongsRoom, keyed: KeyedSong): Promise<void> {
  const { database, random, clock } = room
  const digest = digestOf(keyed)
  // The dictionaries are loaded before anything is locked: that takes longer than anybody should wait for a lock.
  if (keyed.song.language === 'chinese') await readChinese(room, keyed.song.title)
  await inTransaction(database, random, async transaction => {
    const before = await lockSample(transaction, keyed.key)
    if (before.digest === digest) return
    const isNew = before.digest === ''
    if (!isNew && before.song === null)
      return void (await upsertSample(transaction, keyed.key, { digest }))
    const now = clock.now()
    const details = detailsOf(keyed)
    const id = before.song ?? newId(random, clock)
    if (isNew)
      await insertSong(transaction, {
        ...details,
        id,
        titleSearch: searchedText(details),
        youtubeViews: 0,
        curated: true,
        // What comes with the product was written for it (songs-for-learners.md#rights).
        rights: 'own',
        publishedAt: now,
        createdAt: now,
        updatedAt: now,
      })
    await editOpenSong(room, transaction, null, {
      song: { song: id },
      operation: 'import',
      work: async open => ({
        ...(isNew ? {} : { details }),
        lyrics: await lyricsOf(room, open, keyed.song),
      }),
      answer: () => undefined,
    })
    await upsertSample(transaction, keyed.key, { digest, song: id })
  })
}

/**
 * Brings the songs of the content folder into the database: new and changed ones are written, the others left alone, and
 * none is ever there twice, however often and by however many servers this runs.
 */
export async function bringInSongs(room: SongsRoom, contentFolder: string): Promise<void> {
  const [songs, known] = await Promise.all([
    readSampleSongs(contentFolder),
    songDigests(room.database),
  ])
  for (const keyed of songs)
    if (known.get(keyed.key) !== digestOf(keyed)) await saveSong(room, keyed)
}
