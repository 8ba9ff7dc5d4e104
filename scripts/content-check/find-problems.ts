import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SampleList } from '@duologue/contract/samples/sample-list'
import { textWords } from '@duologue/domain/text/text-words'
import { polyphonic } from 'pinyin-pro'
import { readSampleCourses } from '../../packages/server/src/content/read-courses'
import { readSampleLists } from '../../packages/server/src/content/read-lists'
import { readSamplePlaylists } from '../../packages/server/src/content/read-playlists'
import { type KeyedSample, readSamples } from '../../packages/server/src/content/read-samples'
import { readSampleSongs } from '../../packages/server/src/content/read-songs'
import { loadChinese } from '../../packages/server/src/words/chinese/load-chinese'
import { conversationRules, retoldRule } from './conversation-rules'
import { markedAct } from './cue-rules'
import { fewChildren, likeScenes, saidTwice, sameLengths } from './library-rules'
import { unknownNames } from './people-rules'
import { rightPinyin, wrongPinyinOf } from './pinyin-rules'
import { wrongSignsOf } from './sign-rules'
import { missingSongs, wrongInSong } from './song-rules'
import {
  textsOfConversation,
  textsOfCourse,
  textsOfList,
  textsOfPlaylist,
  textsOfSong,
} from './spelling/spelled-texts'
import { wordsOfName, wrongWords } from './spelling/wrong-words'
import { type CutWords, type Ranks, ranksOf, rareWords } from './word-bands'
import { wrongInClips } from './wrong-clips'

/** Where something is wrong, such as `es/a1-la-silla-verde`, and what. */
export interface Found {
  where: string
  what: string
}

/** Readings that the dictionary does not have: 喂 is said so on the telephone. */
const moreReadings: Record<string, string[]> = { 喂: ['wéi'] }

const readingsOf = (sign: string) => [
  ...(polyphonic(sign, { type: 'array' }).flat() as string[]),
  ...(moreReadings[sign] ?? []),
]

const at = (where: string, wrong: readonly string[]): Found[] =>
  wrong.map(what => ({ where, what }))

/** What of a list's texts breaks a rule of content.md. */
const wrongInList = ({ description, language, pairs }: SampleList): string[] => [
  ...wrongSignsOf(description, 'en'),
  ...pairs
    .flat()
    .flatMap(({ text, translation, pinyin }) => [
      ...wrongSignsOf(translation, 'en').map(wrong => `${translation}: ${wrong}`),
      ...(language === 'zh' ? wrongPinyinOf(text, pinyin ?? '', readingsOf) : []),
    ]),
]

/** What of everything that is written in a folder of content is misspelled. */
async function misspelled(content: string): Promise<Found[]> {
  const samples = await readSamples(content)
  const characters = samples.flatMap(({ sample }) => [sample.character1, sample.character2])
  const told = [
    ...samples.map(({ key, sample }) => ({ key, texts: textsOfConversation(sample) })),
    ...(await readSampleLists(content)).map(({ key, list }) => ({ key, texts: textsOfList(list) })),
    ...(await readSampleSongs(content)).map(({ key, song }) => ({ key, texts: textsOfSong(song) })),
    ...(await readSampleCourses(content)).map(({ key, sample }) => ({
      key,
      texts: textsOfCourse(sample),
    })),
    ...(await readSamplePlaylists(content)).map(({ key, sample }) => ({
      key,
      texts: textsOfPlaylist(sample),
    })),
  ]
  const texts = told.flatMap(({ key, texts: all }) =>
    all.flatMap(([language, ...some]) => some.map(text => ({ where: key, language, text }))),
  )
  return wrongWords(texts, new Set(characters.flatMap(({ name }) => wordsOfName(name))))
}

/** Everything in a folder of content that breaks a rule of content.md which a machine can check. */
export async function findProblems(content: string): Promise<Found[]> {
  const samples = await readSamples(content)
  const lists = (await readSampleLists(content)).map(({ key, list }) => ({ key, sample: list }))
  const songs = await readSampleSongs(content)
  const courses = await readSampleCourses(content)
  const items = courses.flatMap(({ sample }) => sample.units.flatMap(unit => unit.items))
  const inUnits = new Set(items.map(({ key }) => key))
  const rules = [...conversationRules, retoldRule, rightPinyin(readingsOf)]
  return [
    ...samples.flatMap(({ key, sample }) => rules.flatMap(rule => at(key, rule(sample)))),
    ...samples
      .filter(({ key }) => inUnits.has(key))
      .flatMap(({ key, sample }) => at(key, markedAct(sample))),
    ...saidTwice(samples),
    ...fewChildren(samples),
    ...sameLengths(samples),
    ...lists.flatMap(({ key, sample }) => at(key, wrongInList(sample))),
    ...missingSongs(songs),
    ...songs.flatMap(({ key, song }) => at(key, wrongInSong(song))),
    ...(await misspelled(content)),
    ...(await wrongInClips(join(content, 'audio'), [...samples, ...lists])),
  ]
}

/** The lists of a folder, by language: `es.txt`, or `es_50k.txt` as FrequencyWords names them. */
async function ranksIn(folder: string): Promise<Map<string, Ranks>> {
  const found = new Map<string, Ranks>()
  for (const file of await readdir(folder)) {
    const language = /^([a-z]{2})(?:_\w+)?\.txt$/.exec(file)?.[1]
    if (language) found.set(language, ranksOf(await readFile(join(folder, file), 'utf8')))
  }
  return found
}

/** Which conversations use rarer words than their level has, by the lists of a folder. */
async function rareIn(samples: readonly KeyedSample[], lists: string): Promise<Found[]> {
  const ranks = await ranksIn(lists)
  const { tag } = await loadChinese()
  const cutterOf =
    (language: string): CutWords =>
    text =>
      language === 'zh' ? tag(text).map(({ word }) => word) : textWords(text, language)
  return samples.flatMap(({ key, sample }) => {
    const known = ranks.get(sample.language)
    return known ? at(key, rareWords(sample, known, cutterOf(sample.language))) : []
  })
}

/** What a person should look at; with a folder of word lists rare words, too. */
export async function findWarnings(content: string, lists?: string): Promise<Found[]> {
  const samples = await readSamples(content)
  const seen = [
    ...samples.flatMap(({ key, sample }) => at(key, unknownNames(sample))),
    ...likeScenes(samples),
  ]
  return lists === undefined ? seen : [...seen, ...(await rareIn(samples, lists))]
}
