import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { messages, readSources } from './catalogues.js'
import { madeFolder, makeLanguage } from './make-language.js'

for (const language of ['en', 'de', 'ar']) makeLanguage(language)

interface Sentence {
  key: string
  names: readonly string[]
  numbers: readonly string[]
  message: string
}

const sources: readonly { path: string; sentences: readonly Sentence[] }[] = readSources()
const told = sources.filter(({ sentences }) => sentences.length > 0)

/** What stands in a module under a key; an element of a list is called by its id where it has one. */
const valueAt = (module: unknown, key: string): unknown =>
  key.split('.').reduce((value: unknown, name) => {
    if (!Array.isArray(value)) return (value as Record<string, unknown>)[name]
    return value.find(element => element?.id === name) ?? value[Number(name)]
  }, module)

/** Any arguments of a sentence: texts with signs that a message could take for its own, and numbers. */
const argumentsOf = ({ names, numbers }: Sentence) =>
  fc.tuple(
    ...names.map(name =>
      numbers.includes(name)
        ? fc.oneof(fc.nat(3), fc.nat(10_000), fc.float({ min: 0, max: 100, noNaN: true }))
        : fc.oneof(fc.string(), fc.constantFrom('{0}', '#', "it's", '`$' + '{x}`')),
    ),
  )

test.each(told)('$path: drawn and made again, every sentence says the same', async file => {
  const [ours, made] = await Promise.all([
    import(join(messages, file.path)),
    import(join(madeFolder('en'), file.path)),
  ])
  for (const sentence of file.sentences) {
    const [one, other] = [valueAt(ours, sentence.key), valueAt(made, sentence.key)]
    if (typeof one !== 'function' || typeof other !== 'function') {
      expect([sentence.key, other]).toEqual([sentence.key, one])
      continue
    }
    fc.assert(
      fc.property(argumentsOf(sentence), values => other(...values) === one(...values)),
      { numRuns: 60 },
    )
  }
})

const names = { de: 'محمد', ar: 'Anna' }
const isolates = { de: '\u2068محمد\u2069', ar: '\u2068Anna\u2069' }

test.each(told.flatMap(file => [['de', file] as const, ['ar', file] as const]))(
  '%s: a name that runs the other way turns nothing beside it, in $path',
  async (language, file) => {
    const made = await import(join(madeFolder(language), file.path))
    for (const { key, names: all, numbers } of file.sentences) {
      const say = valueAt(made, key)
      if (typeof say !== 'function' || all.length === numbers.length) continue
      const said: string = say(...all.map(name => (numbers.includes(name) ? 2 : names[language])))
      // A code that chooses among sentences is not said.
      expect([key, said.replaceAll(isolates[language], '')]).toEqual([
        key,
        expect.not.stringContaining(names[language]),
      ])
    }
  },
)

test('there are sentences at all', () => {
  expect(told.length).toBeGreaterThan(60)
  expect(told.flatMap(({ sentences }) => sentences).length).toBeGreaterThan(2000)
})
