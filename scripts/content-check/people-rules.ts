import type { SampleConversation } from '@duologue/contract/samples/sample-conversation'
import { givenNames } from './given-names'
import type { Rule } from './rule'

/** How somebody is heard: children have a voice of their own, whichever they will have. */
const heard = ({ voice, age }: SampleConversation['character1']) => (age === 'child' ? age : voice)

/** The two are told apart by ear (content.md#people). */
export const twoVoices: Rule = ({ character1, character2 }) =>
  heard(character1) === heard(character2) ? [`both are heard as ${heard(character1)}`] : []

/** How somebody is addressed, and whose voice that is. */
const titles: Record<'high' | 'low', RegExp> = {
  high: /^(?:Frau|Señora|Señorita|Doña|Sra\.|Doctora|Profesora|Madame|Mademoiselle|Mme|Mrs|Ms|Miss|Aunt|Tante|Oma) |(?:奶奶|阿姨|大妈|小姐|女士|太太|大姐)$/u,
  low: /^(?:Herr|Señor|Don|Sr\.|Doctor|Profesor|Monsieur|M\.|Mr|Uncle|Onkel|Opa) |(?:爷爷|大爷|叔叔|先生|大哥|伯)$/u,
}

/** A name without how its bearer is addressed. */
const bare = (name: string) =>
  name
    .replace(titles.high, '')
    .replace(titles.low, '')
    .replace(/^(?:Dr\.?|Doktor|Professor) /u, '')

/** Whose voice a name is, as far as that is known. */
function voiceOfName(name: string, language: string): 'high' | 'low' | undefined {
  for (const voice of ['high', 'low'] as const) if (titles[voice].test(name)) return voice
  const first = bare(name).split(' ')[0] ?? ''
  for (const voice of ['high', 'low'] as const)
    if (givenNames[language]?.[voice].includes(first)) return voice
  return undefined
}

const charactersOf = ({ character1, character2 }: SampleConversation) => [character1, character2]

/** Names fit voices (content.md#people). */
export const namesFitVoices: Rule = told =>
  charactersOf(told)
    .filter(({ name, voice }) => (voiceOfName(name, told.language) ?? voice) !== voice)
    .map(({ name, voice }) => `${name} does not fit the ${voice} voice`)

/** Names that nobody has said a voice of: a person looks whether they fit (content.md#people). */
export const unknownNames: Rule = told =>
  told.language === 'zh'
    ? []
    : charactersOf(told)
        .filter(({ name }) => voiceOfName(name, told.language) === undefined)
        .map(({ name }) => `${name} is in no list of names: does the voice fit?`)

/** Names differ from their first letter on (content.md#people). */
export const namesDiffer: Rule = ({ character1, character2 }) =>
  bare(character1.name).charAt(0) === bare(character2.name).charAt(0)
    ? [`${character1.name} and ${character2.name} begin alike`]
    : []
