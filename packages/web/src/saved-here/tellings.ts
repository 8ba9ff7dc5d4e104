import type { Telling } from './saved-here'

/** One of a few words, kept as it is. */
export function oneOf<T extends string>(words: readonly T[]): Telling<T> {
  return { read: text => words.find(word => word === text), write: word => word }
}

/** Yes or no. */
export const yesOrNo: Telling<boolean> = {
  read: text => (text === 'true' ? true : text === 'false' ? false : undefined),
  write: String,
}

/** A list of texts as JSON; anything else is no such list. */
export const texts: Telling<readonly string[]> = {
  read: text => {
    const list: unknown = JSON.parse(text)
    return Array.isArray(list) && list.every(item => typeof item === 'string') ? list : undefined
  },
  write: list => JSON.stringify(list),
}
