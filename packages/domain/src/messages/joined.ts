// How a language sets two texts beside each other: its colons, commas and spaces are no code's business.

/** Learn Mode: The lost hat */
export const named = (what: string, text: string) => `${what}: ${text}`

/** A1, A2 */
export const listed = (one: string, next: string) => `${one}, ${next}`

/** Email is required */
export const faulty = (field: string, fault: string) => `${field} ${fault}`

/** A text with the stop behind it that makes it a sentence. */
export const ended = (text: string) => `${text}.`

/** Two sentences. You read one after the other. */
export const followed = (one: string, next: string) => `${one} ${next}`

/** Texts one after the other, with nothing but the language's comma between them: A, B, C. */
export function commas(texts: readonly string[]): string {
  return texts.length === 0 ? '' : texts.reduce((one, next) => listed(one, next))
}

/** A sign of nobody's texts. */
const place = '\uE000'

/** What a sentence says before and after a name of it that is shown as more than text: as a link, in a face of its own. */
export function around(say: (name: string) => string): readonly [before: string, after: string] {
  const [before = '', after = ''] = say(place).split(place)
  return [before, after]
}
