import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sampleCourse } from '@duologue/contract/samples/sample-course'
import { sampleList } from '@duologue/contract/samples/sample-list'
import { sampleSong } from '@duologue/contract/samples/sample-song'
import { wordPlaces } from '@duologue/domain/songs/lyrics/word-places'
import { describe, expect, test } from 'vitest'
import { audioKey, speakerOf } from './packages/server/src/content/audio-key'
import { findProblems } from './scripts/content-check/find-problems'

/** What a machine can see of the samples; whether they are good is for people to say. */

const content = join(import.meta.dirname, 'content')

const read = <Told>(folder: string, parse: (told: unknown) => Told) =>
  readdirSync(join(content, folder), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.json'))
    .sort()
    .map(file => ({
      file,
      told: parse(JSON.parse(readFileSync(join(content, folder, file), 'utf8'))),
    }))

const lists = read('pronunciation', told => sampleList.parse(told))
const songs = read('songs', told => sampleSong.parse(told))
const courses = read('courses', told => sampleCourse.parse(told))

describe('the clips of a list', () => {
  const spoken = lists.filter(({ told }) => told.language !== 'zh')

  test.each(spoken)('$file: no two sound alike', ({ told: list }) => {
    const speaker = speakerOf(list, list.difficulty)
    const sounds = new Map<string, string>()
    const alike = list.pairs.flat().flatMap(({ text }) => {
      const clip = readFileSync(join(content, 'audio', audioKey(list.language, speaker, text)))
      const sound = createHash('sha256').update(clip).digest('hex')
      const other = sounds.get(sound)
      sounds.set(sound, text)
      return other === undefined ? [] : [`${other} = ${text}`]
    })
    expect(alike).toEqual([])
  })
})

/** content.md#lists */
describe('the place of a list', () => {
  const keyed = lists.map(({ file, told }) => ({ key: file.replace('.json', ''), told }))

  test.each(courses)('in $file: one unit of its level, which has no other', ({ told: course }) => {
    const heard = course.units.flatMap(({ level, items }) => {
      const keys = items.filter(({ kind }) => kind === 'list').map(({ key }) => key)
      return keys.length === 0 ? [] : [[level, keys.join()]]
    })
    const own = keyed.filter(({ told }) => told.language === course.language)
    expect(heard.sort()).toEqual(own.map(({ key, told }) => [told.difficulty, key]).sort())
  })
})

describe('the words of a song', () => {
  test.each(songs)('$file: each stands in its line', ({ told: { language, lyrics } }) => {
    const lost = lyrics.flatMap(({ text, words }) =>
      wordPlaces(text, words, language).flatMap((place, index) =>
        place === null ? [`${words[index]}: ${text}`] : [],
      ),
    )
    expect(lost).toEqual([])
  })
})

test('no sample breaks a rule that a machine can check', async () => {
  const found = await findProblems(content)
  expect(found.map(({ where, what }) => `${where}: ${what}`)).toEqual([])
})
