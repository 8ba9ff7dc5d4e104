/** What a platform has said, before anything of it is believed. */
export type Claims = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Claims =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What is said within it; nothing where that is no object. */
export const within = (value: unknown): Claims => (isObject(value) ? value : {})

/** A text that may be kept: without signs that control, and short enough. */
export function textOf(value: unknown, most = 255): string | null {
  if (typeof value !== 'string') return null
  const text = value.replace(/[\p{Cc}\p{Cf}]/gu, '').trim()
  return text !== '' && text.length <= most ? text : null
}

/** The texts of a list; of anything else none. */
export const listOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter(one => typeof one === 'string').slice(0, 50) : []

const named = (text: string | null) => text?.slice(0, 30).trim() || null

/** How somebody is called. */
export function namesOf({ given_name, family_name, name }: Claims) {
  const given = named(textOf(given_name))
  const family = named(textOf(family_name))
  // Who sends a whole name alone is called by it.
  return given || family ? { given, family } : { given: named(textOf(name)), family: null }
}
