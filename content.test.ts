import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type SampleConversation,
  sampleConversation,
} from '@duologue/contract/samples/sample-conversation'
import { sampleList } from '@duologue/contract/samples/sample-list'
import { sampleSong } from '@duologue/contract/samples/sample-song'
import { wordPlaces } from '@duologue/domain/songs/lyrics/word-places'
import { describe, expect, test } from 'vitest'
import { audioKey, speakerOf } from './packages/server/src/content/audio-key'

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

const conversations = read('conversations', told => sampleConversation.parse(told))
const lists = read('pronunciation', told => sampleList.parse(told))
const songs = read('songs', told => sampleSong.parse(told))

const namesOf = (found: typeof conversations) => found.map(({ file }) => file)
const linesOf = ({ dialogue }: SampleConversation, character: 1 | 2) =>
  dialogue.filter(line => line.character === character).length

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

describe('the two speakers of a conversation', () => {
  test('have two voices', () => {
    const same = conversations.filter(
      ({ told: { character1, character2 } }) => character1.voice === character2.voice,
    )
    expect(namesOf(same)).toEqual([])
  })

  test('answer each other: nobody speaks twice in a row', () => {
    const twice = conversations.filter(({ told: { dialogue } }) =>
      dialogue.some(({ character }, place) => character === dialogue[place - 1]?.character),
    )
    expect(namesOf(twice)).toEqual([])
  })

  test('have equal shares of the turns', () => {
    const unfair = conversations.filter(
      ({ told }) => Math.abs(linesOf(told, 1) - linesOf(told, 2)) > 1,
    )
    expect(namesOf(unfair)).toEqual([])
  })
})

describe('what a unit teaches', () => {
  test('is done in at least three lines of a conversation that marks it', () => {
    const marked = conversations.map(({ file, told }) => ({
      file,
      count: told.dialogue.filter(({ act }) => act).length,
    }))
    expect(marked.filter(({ count }) => count > 0 && count < 3)).toEqual([])
  })
})

describe('the signs of a text', () => {
  const texts = conversations.flatMap(({ file, told }) => [
    ...told.dialogue.map(({ text }) => ({ file, language: told.language, text })),
    ...told.dialogue.map(({ translation: text }) => ({
      file,
      language: told.translationLanguage,
      text,
    })),
  ])
  const items = lists.flatMap(({ file, told }) =>
    [told.description, ...told.pairs.flat().map(item => item.translation)].map(text => ({
      file,
      language: 'en',
      text,
    })),
  )
  /** Quotation marks by language; English has the straight ones of the interface. */
  const foreign: Record<string, RegExp> = {
    en: /[«»„“”]/,
    es: /["„“”]/,
    fr: /["„“”]/,
    de: /["«»”]/,
    zh: /["«»„]/,
  }

  test('are the quotation marks of its language', () => {
    const wrong = [...texts, ...items].filter(({ language, text }) => foreign[language]?.test(text))
    expect(wrong).toEqual([])
  })

  test('are straight apostrophes and whole ellipses', () => {
    expect([...texts, ...items].filter(({ text }) => /[‘’]|\.\.\./.test(text))).toEqual([])
  })

  test('stand behind a space that does not break in French', () => {
    const french = texts.filter(({ language }) => language === 'fr')
    expect(french.filter(({ text }) => /[^\u00A0?!][;:!?»]/.test(text))).toEqual([])
  })
})
