import { normaliseText } from './normalise'

/** The longest slug, in characters. */
const longest = 80

/** A long slug is cut between two words, unless that would cost more than half of it. */
const shortestCut = 40

/**
 * The readable part of an address (text.md#slugs): words joined by hyphens, without case and
 * accents. Letters of every script stay as they are. It has 1 to 80 characters, none of them with
 * a meaning in an address, and no hyphen at either end.
 */
export function slugify(title: string): string {
  // Titles come in every language; the French way of parting "l'ete" harms none of the others.
  const characters = Array.from(normaliseText(title, 'fr').replaceAll(' ', '-'))
  if (characters.length === 0) return 'conversation'
  if (characters.length <= longest) return characters.join('')
  const lastHyphen = characters.lastIndexOf('-', longest)
  return characters.slice(0, lastHyphen >= shortestCut ? lastHyphen : longest).join('')
}
