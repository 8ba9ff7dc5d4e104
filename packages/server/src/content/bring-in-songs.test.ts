import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { SampleSong } from '@duologue/contract/samples/sample-song'
import { wordPlaces } from '@duologue/domain/songs/lyrics/word-places'
import { describe, expect, test } from 'vitest'
import { pretendClock } from '../outside/clock/pretend-clock'
import { machineRandom } from '../outside/random/random'
import type { SongsRoom } from '../songs/index'
import { temporaryFolder } from '../testing/apps/temporary-folder'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { openFreshDatabase } from '../testing/databases/open-database'
import { writeEmptyContent } from '../testing/school/empty-content'
import { bringInSongs } from './bring-in-songs'
import { readSampleSongs } from './read-songs'
import { songAudioKey } from './song-audio-key'

const content = join(import.meta.dirname, '../../../../content')
const train = 'es/tren-de-papel'

const marked = (marks: number[]) => ({
  text: 'Hice un tren',
  translation: 'I made a train',
  words: [],
  start: 2.31,
  stop: 4.61,
  marks,
})

const languages = ['spanish', 'french', 'chinese', 'german'] as const
const bands = { beginner: ['A1', 'A2'], intermediate: ['B1', 'B2'], advanced: ['C1', 'C2'] }

describe('the songs of the product', () => {
  test('are four or five of each language, from A1 on', async () => {
    const songs = await readSampleSongs(content)
    const counts = languages.map(one => songs.filter(({ song }) => song.language === one).length)
    expect(counts).toEqual([5, 5, 4, 4])
    for (const { song } of songs) expect(bands[song.difficulty]).toContain(song.tags[0])
    expect(new Set(songs.map(({ song }) => song.tags[0]))).toEqual(
      new Set(['A1', 'A2', 'B1', 'B2']),
    )
  })

  test('have repeats, translations, times, words with times, and a recording', async () => {
    for (const { key, song } of await readSampleSongs(content)) {
      expect(song.lyrics.length).toBeGreaterThanOrEqual(12)
      expect(song.lyrics.length).toBeLessThanOrEqual(18)
      expect(new Set(song.lyrics.map(({ text }) => text)).size).toBeLessThan(song.lyrics.length)
      expect(song.duration).toBeGreaterThanOrEqual(25)
      expect(song.duration).toBeLessThanOrEqual(50)
      const times = song.lyrics.flatMap(({ start, stop }) => [start, stop])
      expect(times).toEqual(times.toSorted((a, b) => a - b))
      expect(times.at(-1)).toBeLessThan(song.duration)
      expect(song.lyrics.every(({ marks }) => marks)).toBe(true)
      const isRead = song.lyrics.every(({ pinyin }) => Boolean(pinyin))
      expect(isRead).toBe(song.language === 'chinese')
      expect(existsSync(join(content, 'audio', songAudioKey(key, song)))).toBe(true)
    }
  })

  test('explain a word alike, since the library has it once, and know where it stands', async () => {
    const songs = await readSampleSongs(content)
    const faults: string[] = []
    for (const language of languages) {
      const known = new Map<string, unknown>()
      for (const { key, song } of songs.filter(one => one.song.language === language)) {
        for (const [text, explained] of Object.entries(song.words)) {
          if (!isDeepStrictEqual(known.get(text) ?? explained, explained))
            faults.push(`${key}: ${text}`)
          known.set(text, explained)
        }
        for (const { text, words } of song.lyrics)
          if (wordPlaces(text, words, language).includes(null)) faults.push(`${key}: ${text}`)
      }
    }
    expect(faults).toEqual([])
  })
})

const everything = `select s.id, s.title, s.curated, s.media_url, s.rev, json_agg(json_build_array(
    l.id, l.text, l.translation, l.start_time, l.duplicate_lyric, cardinality(l.words), cardinality(l.marks)) order by l.position) as lyrics
  from songs s join lyrics l on l.song = s.id group by s.id order by s.title`

describeOnDatabase('bringing in the songs', engine => {
  const room = async (): Promise<SongsRoom> => {
    const clock = pretendClock('2026-03-04T10:20:00Z')
    const database = await openFreshDatabase(engine)
    return { database, clock, random: machineRandom }
  }
  const all = async ({ database }: SongsRoom) => (await database.pool.query(everything)).rows

  /** A content folder with one song, and how to rewrite it. */
  const oneSong = async () => {
    const folder = await temporaryFolder()
    await writeEmptyContent(folder)
    const file = join(folder, 'songs', `${train}.json`)
    await mkdir(dirname(file), { recursive: true })
    await cp(join(content, 'songs', `${train}.json`), file)
    const song: SampleSong = JSON.parse(await readFile(file, 'utf8'))
    return { folder, song, rewrite: (told: unknown) => writeFile(file, JSON.stringify(told)) }
  }

  test('once, twice and by two servers at once gives each once, curated, all words explained', async () => {
    const here = await room()
    await Promise.all([bringInSongs(here, content), bringInSongs(here, content)])
    const first = await all(here)
    await bringInSongs(here, content)
    expect(await all(here)).toEqual(first)
    expect(first).toHaveLength(18)
    expect(first.every(song => song.curated)).toBe(true)
    const timed = first.flatMap(song => song.lyrics.map((line: unknown[]) => line[6]))
    expect(timed.every(count => count >= 2)).toBe(true)
    const { rows } = await here.database.pool.query(
      'select count(*)::int as words, count(*) filter (where translation_pending)::int as waiting from words',
    )
    expect(rows).toEqual([{ words: expect.any(Number), waiting: 0 }])
    expect(rows[0].words).toBeGreaterThan(200)
  })

  test('again with a changed file changes it, and keeps the ids of the song and its lyrics', async () => {
    const here = await room()
    const { folder, song, rewrite } = await oneSong()
    await bringInSongs(here, folder)
    const [before] = await all(here)
    const lyrics = song.lyrics.map((one, index) =>
      index === 1 ? { ...one, translation: 'with old tickets' } : one,
    )
    await rewrite({ ...song, title: 'Tren de cartón', lyrics })
    await bringInSongs(here, folder)
    const [after] = await all(here)
    expect(after).toMatchObject({ id: before.id, title: 'Tren de cartón', rev: before.rev + 1 })
    expect(after.lyrics[1][2]).toBe('with old tickets')
    expect(after.lyrics.map(([id]: [string]) => id)).toEqual(
      before.lyrics.map(([id]: [string]) => id),
    )
    expect(after.lyrics[6][4]).toBe(true)
  })

  test('the halves of a separable verb say which verb it is', async () => {
    const here = await room()
    await bringInSongs(here, content)
    const { rows } = await here.database.pool.query(
      `select text, annotation from words where annotation <> '' order by text`,
    )
    expect(rows).toContainEqual({
      text: 'passt',
      annotation: expect.stringMatching(/^aufpassen: /),
    })
    const halves = [
      'an',
      'auf',
      'aus',
      'ein',
      'fing',
      'fährt',
      'mit',
      'passt',
      'ruht',
      'steigt',
      'zu',
    ]
    expect(rows.map(({ text }) => text)).toEqual(expect.arrayContaining(halves))
  })

  test('one that was deleted does not come back, not even changed', async () => {
    const here = await room()
    const { folder, song, rewrite } = await oneSong()
    await bringInSongs(here, folder)
    await here.database.pool.query('delete from songs')
    await rewrite({ ...song, title: 'Tren de cartón' })
    await bringInSongs(here, folder)
    expect(await all(here)).toEqual([])
  })

  test('what a person has explained stays as it is', async () => {
    const here = await room()
    const { folder, song, rewrite } = await oneSong()
    await bringInSongs(here, folder)
    await here.database.pool.query(`update words set translation = 'mine' where text = 'tren'`)
    await rewrite({ ...song, title: 'Tren de cartón' })
    await bringInSongs(here, folder)
    const { rows } = await here.database.pool.query(
      `select translation from words where text = 'tren'`,
    )
    expect(rows).toEqual([{ translation: 'mine' }])
  })

  test.each([
    ['is no JSON', '{'],
    ['has no lyrics', { lyrics: [] }],
    ['has a word that nothing explains', { words: {} }],
    ['has a field that nobody knows', { views: 5 }],
    ['has words that are sung before their line', { lyrics: [marked([0, 231, 5, 230])] }],
  ])('stops at a file that %s, by its name', async (_, wrong) => {
    const here = await room()
    const { folder, song, rewrite } = await oneSong()
    await rewrite(typeof wrong === 'string' ? wrong : { ...song, ...wrong })
    await expect(bringInSongs(here, folder)).rejects.toThrow(`content/songs/${train}.json: `)
    expect(await all(here)).toEqual([])
  })
})
