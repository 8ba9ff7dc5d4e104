import { foldText } from '../text/fold'

/** A name as a class calls somebody; a pupil's last name may be empty (pupils.md#lists-of-names). */
export interface PupilName {
  readonly given: string
  readonly family: string
}

/** Words that begin a last name of several words. */
const particles = new Set(
  'af al auf av bin bint da das de degli del della den der des di do dos du el het la las le les lo los op san santa st ten ter van von vom zu zum zur y'.split(
    ' ',
  ),
)

/** In capitals from end to end, as lists in France write last names; one letter says nothing. */
const isInCapitals = (word: string) =>
  /\p{Lu}.*\p{Lu}/u.test(word) && word === word.toUpperCase() && word !== word.toLowerCase()

/** How many words at one end are in capitals, where those of the other end are not. */
function capitalsAtFront(words: readonly string[]): number {
  const end = words.findIndex(word => !isInCapitals(word))
  return end > 0 && !words.slice(end).some(isInCapitals) ? end : 0
}

/** Where the last name begins: at the first word that begins one, else at the last word. */
function familyAt(words: readonly string[]): number {
  const at = words.findIndex((word, index) => index > 0 && particles.has(foldText(word)))
  return at === -1 ? words.length - 1 : at
}

/**
 * A name of one text in two (pupils.md#lists-of-names): `Mia Roth`, `Roth, Mia`, `ROTH Mia`, `Ana María de la Cruz`. One
 * word, and a name without spaces, is a first name alone.
 *
 * @param familyFirst the head of its column says that last names come first.
 */
export function splitName(text: string, familyFirst = false): PupilName {
  const [before = '', ...after] = text.split(/[,，]/u)
  if (after.length > 0) {
    const family = before.trim()
    const given = after.join(' ').trim()
    return given === '' ? splitName(family, familyFirst) : { given, family }
  }
  const words = text.split(' ').filter(Boolean)
  if (words.length < 2) return { given: words.join(' '), family: '' }
  const capitals = capitalsAtFront(words)
  const first = capitals > 0 ? capitals : familyFirst ? 1 : 0
  if (first > 0)
    return { given: words.slice(first).join(' '), family: words.slice(0, first).join(' ') }
  const at = familyAt(words)
  return { given: words.slice(0, at).join(' '), family: words.slice(at).join(' ') }
}
