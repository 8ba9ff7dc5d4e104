const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  lrm: '',
  rlm: '',
}

/** What an entity such as `amp`, `#233` or `#xe9` stands for; undefined for one that nobody knows. */
export function entity(name: string): string | undefined {
  const [, hex, decimal] = /^#(?:x([\da-f]{1,6})|(\d{1,7}))$/i.exec(name) ?? []
  if (hex === undefined && decimal === undefined) return named[name]
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
  const isSign = code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
  // Those that no person writes are not let in this way either.
  if (!isSign || code < 9) return undefined
  return String.fromCodePoint(code)
}

/** A text whose entities are what they stand for; an unknown one stays as it is written. */
export const plainOf = (text: string): string =>
  text.replace(/&(#?\w{1,8});/g, (written, name: string) => entity(name) ?? written)
