/** No vowels, which would make words, and nothing that looks like something else (classes.md#join-code). */
const letters = 'BCDFGHJKMNPRSTVZ'

const whole = new RegExp(`^[${letters}]{8}$`, 'u')

/** A code as somebody typed it, in capitals and without spaces and hyphens; null when it can be none. */
export function readJoinCode(typed: string): string | null {
  const code = typed.normalize('NFKC').replace(/[\s-]/gu, '').toUpperCase()
  return whole.test(code) ? code : null
}

/** A code as it is read aloud: `BCDF GHJK`. */
export const spacedJoinCode = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`
