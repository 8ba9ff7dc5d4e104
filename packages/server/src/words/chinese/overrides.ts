import { zhOverrides } from './zh-overrides'

type Readings = readonly (string | undefined)[]

/** Readings by phrase; `-` leaves a character as it is. The longest phrases first. */
const lexicon: readonly { phrase: string; readings: Readings }[] = zhOverrides
  .trim()
  .split('\n')
  .map(line => {
    const [phrase = '', ...told] = line.split(' ')
    const readings = told.map(reading => (reading === '-' ? undefined : reading))
    return { phrase, readings }
  })
  .toSorted((a, b) => b.phrase.length - a.phrase.length)

const byFirst = new Map<string, typeof lexicon>()
for (const entry of lexicon) {
  const first = entry.phrase.charAt(0)
  byFirst.set(first, [...(byFirst.get(first) ?? []), entry])
}

/** How the characters of a text are read from a place on, where a word begins and the lexicon knows a phrase. */
export const overrideAt = (text: string, start: number): Readings =>
  (byFirst.get(text.charAt(start)) ?? []).find(({ phrase }) => text.startsWith(phrase, start))
    ?.readings ?? []
