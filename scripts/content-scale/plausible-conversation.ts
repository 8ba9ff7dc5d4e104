import { languageCodes } from '@duologue/domain/choices/languages'
import { levels } from '@duologue/domain/choices/levels'
import { foldText } from '@duologue/domain/text/fold'
import { type Chance, seeded } from '../../packages/server/src/media/pictures/seeded'
import { titleWordsOf } from './title-words'

/** A generated conversation as the row that is inserted. */
export interface PlausibleConversation {
  id: string
  shortid: string
  content_key: string
  title: string
  title_search: string
  language: string
  difficulty: string
  author: number
  character1_name: string
  character2_name: string
  views: number
  published_at: string
}

const names = [
  'Ana',
  'Luis',
  'Zoé',
  'Jürgen',
  '小明',
  'Mina',
  'Noah',
  'Inés',
  'Kofi',
  'Lea',
] as const

/** Languages that most conversations are in; the others share the rest. */
const popularLanguages = ['es', 'es', 'es', 'en', 'en', 'fr', 'fr', 'de', 'zh'] as const

const shortidLetters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

const hex = (chance: Chance, digits: number) =>
  Array.from({ length: digits }, () => chance.whole(0, 15).toString(16)).join('')

/** A UUID of version 7 of the instant `time` (milliseconds). */
function idAt(time: number, chance: Chance): string {
  const stamp = time.toString(16).padStart(12, '0')
  const variant = chance.pick(['8', '9', 'a', 'b'])
  return `${stamp.slice(0, 8)}-${stamp.slice(8)}-7${hex(chance, 3)}-${variant}${hex(chance, 3)}-${hex(chance, 12)}`
}

const newest = Date.UTC(2026, 0, 1)
const fiveYears = 5 * 365 * 24 * 60 * 60 * 1000

function titleOf(language: string, number: number, chance: Chance): string {
  const { things, ties, places, joint } = titleWordsOf(language)
  const title = [chance.pick(things), chance.pick(ties), chance.pick(places)].join(joint)
  return chance.happens(0.5) ? title : `${title}${joint || ' '}${number}`
}

/**
 * The generated conversation of a number: the same number always gives the same one. A few are seen very often and
 * most hardly ever.
 * @param authors how many generated authors there are; the answer's `author` is one of their numbers, from 0
 */
export function plausibleConversation(number: number, authors: number): PlausibleConversation {
  const key = `scale/${String(number).padStart(6, '0')}`
  const chance = seeded(key)
  const language = chance.happens(0.8)
    ? chance.pick(popularLanguages)
    : (languageCodes[chance.whole(0, languageCodes.length - 1)] ?? 'en')
  const title = titleOf(language, number, chance)
  const published = newest - Math.floor(chance.next() * fiveYears)
  return {
    id: idAt(published, chance),
    shortid: Array.from({ length: 8 }, () =>
      shortidLetters.charAt(chance.whole(0, shortidLetters.length - 1)),
    ).join(''),
    content_key: key,
    title,
    title_search: foldText(title),
    language,
    difficulty: chance.pick(levels),
    author: chance.whole(0, authors - 1),
    character1_name: chance.pick(names),
    character2_name: chance.pick(names),
    views: Math.floor(20 / (0.0001 + chance.next()) ** 1.1),
    published_at: new Date(published).toISOString(),
  }
}
