import type { SampleConversation } from '@duologue/contract/samples/sample-conversation'
import type { SampleCourse } from '@duologue/contract/samples/sample-course'
import type { SampleList } from '@duologue/contract/samples/sample-list'
import type { SamplePlaylist } from '@duologue/contract/samples/sample-playlist'
import type { SampleSong } from '@duologue/contract/samples/sample-song'
import { codeOfSongLanguage } from '@duologue/domain/choices/song-choices'

/** Texts by the language in which they are spelled. */
type Texts = readonly [language: string, ...texts: string[]][]

/** What learners are told of samples is English, whichever their language. */
const telling = 'en'

export const textsOfConversation = (told: SampleConversation): Texts => [
  [told.language, told.title, ...told.dialogue.map(({ text }) => text)],
  [told.translationLanguage, told.gist, ...told.dialogue.map(({ translation }) => translation)],
  [telling, told.description],
]

/** Not its title and description, which tell of sounds and letters in both languages. */
export const textsOfList = ({ language, pairs }: SampleList): Texts => [
  [language, ...pairs.flat().map(({ text }) => text)],
  [telling, ...pairs.flat().map(({ translation }) => translation)],
]

export const textsOfSong = (told: SampleSong): Texts => [
  [codeOfSongLanguage(told.language), told.title, ...told.lyrics.map(({ text }) => text)],
  [
    telling,
    told.titleTranslation,
    told.description,
    ...told.lyrics.map(({ translation }) => translation),
    ...Object.values(told.words).map(({ translation }) => translation),
  ],
]

export const textsOfCourse = (told: SampleCourse): Texts => [
  [told.language, told.title, ...told.units.map(({ title }) => title)],
  [told.translationLanguage, told.description, ...told.units.flatMap(({ aims }) => aims)],
]

export const textsOfPlaylist = ({ name, description }: SamplePlaylist): Texts => [
  [telling, name, description],
]
