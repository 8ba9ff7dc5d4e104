import type { PupilLogin } from './pupil-settings'

/** What else is brought with a card: scanned, or typed by its name and words. */
interface Beside {
  readonly words: boolean
  readonly pictures: boolean
}

/** What is still to come before a right card opens its account; undefined when nothing is (pupils.md#what-follows-a-card). */
export function cardWants(
  setting: PupilLogin,
  { words, pictures }: Beside,
): Exclude<PupilLogin, 'card'> | undefined {
  if (setting === 'pictures') return pictures ? undefined : 'pictures'
  return setting === 'words' && !words ? 'words' : undefined
}
