import type { SampleSong } from '@duologue/contract/samples/sample-song'
import { codeOfSongLanguage } from '@duologue/domain/choices/song-choices'
import { wrongSignsOf } from './sign-rules'

interface KeyedSong {
  key: string
  song: SampleSong
}

/** How often a refrain returns at least. */
const refrain = 3

const timesOfRefrain = ({ lyrics }: SampleSong) =>
  Math.max(...lyrics.map(one => lyrics.filter(({ text }) => text === one.text).length))

/** What each language has a song for: the present, and the past with a refrain (content.md#songs). */
const wanted: readonly [name: string, fits: (song: SampleSong) => boolean][] = [
  ['in the present', ({ tags }) => tags.includes('present tense')],
  [
    `in the past with a refrain that returns ${refrain} times`,
    song => song.tags.includes('past tense') && timesOfRefrain(song) >= refrain,
  ],
]

/** Which songs a language lacks (content.md#songs). */
export function missingSongs(songs: readonly KeyedSong[]): { where: string; what: string }[] {
  const languages = [...new Set(songs.map(({ song }) => song.language))]
  return languages.flatMap(language => {
    const own = songs.filter(({ song }) => song.language === language)
    return wanted
      .filter(([, fits]) => !own.some(({ song }) => fits(song)))
      .map(([name]) => ({ where: codeOfSongLanguage(language), what: `has no song ${name}` }))
  })
}

/** What is wrong with the signs of a song (content.md#signs); lines of songs end as they like. */
export const wrongInSong = ({
  language,
  lyrics,
  title,
  titleTranslation,
  description,
}: SampleSong) =>
  [
    [title, codeOfSongLanguage(language)] as const,
    [titleTranslation, 'en'] as const,
    [description, 'en'] as const,
    ...lyrics.flatMap(({ text, translation }) => [
      [text, codeOfSongLanguage(language)] as const,
      [translation, 'en'] as const,
    ]),
  ].flatMap(([text, of]) => wrongSignsOf(text, of).map(wrong => `${text}: ${wrong}`))
