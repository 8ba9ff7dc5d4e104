import { textDirection } from '@duologue/domain/choices/languages'
import { libraryTranslation } from '@duologue/domain/choices/song-choices'
import { language } from '@duologue/domain/messages/language'
import { tagOf } from '@duologue/domain/messages/site-languages'

/** How content is marked that is written in a language. */
export const writtenIn = (code: string) => ({ lang: code, dir: textDirection(code) })

/** How content is marked whose language nobody has told: names, titles of lists, descriptions. */
export const inAnyLanguage = { lang: '', dir: 'auto' } as const

/** How translations of songs, words and pronunciation items are marked. */
export const inTranslation = writtenIn(libraryTranslation)

/** How our own words are marked where they stand inside content. */
export const inOurWords = writtenIn(tagOf(language))
