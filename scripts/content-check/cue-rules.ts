import { normaliseText } from '@duologue/domain/text/normalise'
import { splitWords } from '@duologue/domain/text/split-words'
import { numbered, type Rule } from './rule'

/** The share of common words from which on two translations are nearly alike. */
const nearlyAlike = 0.6

/** The share of the words of two texts that both have. */
function commonWords(one: string, other: string, language: string): number {
  const [a, b] = [one, other].map(text => new Set(splitWords(text, language))) as [
    Set<string>,
    Set<string>,
  ]
  const both = [...a].filter(word => b.has(word)).length
  return both / Math.max(1, a.size + b.size - both)
}

/**
 * A cue tells its line from the others of its character, among which it is chosen (content.md#cues); two of different
 * characters may not be the same.
 */
export const fairCues: Rule = told => {
  const lines = numbered(told)
  const language = told.translationLanguage
  return lines.flatMap((line, place) =>
    lines.slice(0, place).flatMap(before => {
      const isSame =
        normaliseText(line.translation, language) === normaliseText(before.translation, language)
      const share = commonWords(line.translation, before.translation, language)
      const isNear = line.character === before.character && share >= nearlyAlike
      return isSame || isNear
        ? [`lines ${before.number} and ${line.number} have translations that are nearly alike`]
        : []
    }),
  )
}

/** Fewer lines that do what the unit teaches do not teach it. */
const fewestActs = 3

/** Which lines do what their unit teaches (content.md#act). */
export const markedAct: Rule = ({ dialogue }) => {
  const marked = dialogue.filter(({ act }) => act).length
  return marked < fewestActs ? [`${marked} lines are marked "act", not ${fewestActs}`] : []
}
