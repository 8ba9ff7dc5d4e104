import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const texts = join(import.meta.dirname, '../packages/domain/texts')

/** The words of all sentences in a language, as often as they are said, without what stands in braces. */
const wordsOf = (language: string): string[] =>
  readdirSync(join(texts, language))
    .filter(name => name.endsWith('.json'))
    .flatMap(name => {
      const room: Record<string, { defaultMessage: string }> = JSON.parse(
        readFileSync(join(texts, language, name), 'utf8'),
      )
      return Object.values(room).flatMap(({ defaultMessage }) => wordsIn(defaultMessage))
    })

/** The words of a text, in small letters, of four letters and more: shorter ones are often words of many languages. */
export const wordsIn = (text: string): string[] =>
  text
    .replaceAll(/\{\w+(, \w+(, ::[^}]*)?)?|[{}]/g, ' ')
    .toLowerCase()
    .match(/\p{L}{4,}/gu) ?? []

/** The three hundred commonest English words of the interface that no sentence in a language says. */
export function englishWords(language: string): ReadonlySet<string> {
  const theirs = new Set(wordsOf(language))
  const counts = new Map<string, number>()
  for (const word of wordsOf('en'))
    if (!theirs.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1)
  const common = [...counts].sort(([, one], [, other]) => other - one)
  return new Set(common.slice(0, 300).map(([word]) => word))
}
