/** How many digits the code of a hall has (live.md#codes). */
const digits = 6

/**
 * A code of six digits.
 *
 * @param chance at least 0 and below 1; another one gives another code.
 */
export const hallCode = (chance: number): string =>
  String(Math.floor(chance * 10 ** digits)).padStart(digits, '0')

/** A code as somebody typed it, without spaces and hyphens; null when it can be none. */
export function readHallCode(typed: string): string | null {
  const code = typed.normalize('NFKC').replace(/[\s-]/gu, '')
  return /^\d{6}$/u.test(code) ? code : null
}

/** A code as it is read aloud: `482 913`. */
export const spacedHallCode = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`
