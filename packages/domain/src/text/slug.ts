import { normaliseText } from './normalise'

/** The longest slug, in characters. */
const longest = 80

/** A long slug is cut between two words, unless that would cost more than half of it. */
const shortestCut = 40

/** What stands behind the name of a thing in addresses of other pages: /courses/{shortid}/edit, /songs/{id}/scores. */
const pagesOfThings: ReadonlySet<string> = new Set(['edit', 'game', 'scores'])

/**
 * The readable part of an address (text.md#slugs): words joined by hyphens, without case and
 * accents. Letters of every script stay as they are. It has 1 to 80 characters, none of them with
 * a meaning in an address, and no hyphen at either end; it never names another page of the thing.
 */
export function slugify(title: string): string {
  const slug = wordsOf(title)
  return pagesOfThings.has(slug) ? `${slug}-1` : slug
}

function wordsOf(title: string): string {
  // Titles come in every language; the French way of parting "l'ete" harms none of the others.
  const characters = Array.from(normaliseText(title, 'fr').replaceAll(' ', '-'))
  if (characters.length === 0) return 'conversation'
  if (characters.length <= longest) return characters.join('')
  const lastHyphen = characters.lastIndexOf('-', longest)
  return characters.slice(0, lastHyphen >= shortestCut ? lastHyphen : longest).join('')
}
