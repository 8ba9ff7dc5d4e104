/** The part of a keyboard event that decides. `code` finds letters and digits where the keyboard has them elsewhere. */
export interface PressedKey {
  readonly key: string
  readonly code: string
  readonly ctrlKey: boolean
  readonly altKey: boolean
  readonly metaKey: boolean
  readonly repeat: boolean
}

/** Whether it is pressed by itself: combinations belong to the browser, and a held key counts once. */
export const isAlone = ({ ctrlKey, altKey, metaKey, repeat }: PressedKey): boolean =>
  !(ctrlKey || altKey || metaKey || repeat)

/** The Latin letter of a key, small; where the keyboard writes other letters, the one in the same place. */
export function letterOf({ key, code }: PressedKey): string | undefined {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase()
  const place = /^\p{L}$/u.test(key) ? /^Key([A-Z])$/.exec(code)?.[1] : undefined
  return place?.toLowerCase()
}

/** The digit of a key, also where it needs Shift, as on AZERTY, and on the number block. */
export function digitOf({ key, code }: PressedKey): number | undefined {
  const digit = /^\d$/.test(key) ? key : /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1]
  return digit === undefined ? undefined : Number(digit)
}
