/// <reference types="vite/types/importMeta.d.ts" />

const files = import.meta.glob<string>('./zh-overrides.tsv', {
  query: '?raw',
  import: 'default',
  eager: true,
})

type Readings = readonly (string | undefined)[]

/** Readings by phrase; `-` leaves a character as it is. The longest phrases first. */
const lexicon: readonly { phrase: string; readings: Readings }[] = Object.values(files)
  .join('\n')
  .split('\n')
  .filter(line => line !== '' && !line.startsWith('#'))
  .map(line => {
    const [phrase = '', told = ''] = line.split('\t')
    const readings = told.split(' ').map(reading => (reading === '-' ? undefined : reading))
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
