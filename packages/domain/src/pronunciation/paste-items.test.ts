import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PronunciationItem } from './item'
import { itemsToCsv } from './list-csv'
import { itemsFault } from './list-fields'
import { addPastedItems, newItems, pasteItems } from './paste-items'

const pairs = (pasted: string, listed: { text: string }[] = []) =>
  pasteItems(pasted, listed).items.map(({ text, translation }) => `${text} = ${translation}`)

describe('two columns', () => {
  test.each<[string, string, string[]]>([
    ['by tabs', 'pero\tbut\nperro\tdog\n', ['pero = but', 'perro = dog']],
    ['by commas', 'pero,but\r\nperro , dog', ['pero = but', 'perro = dog']],
    ['by semicolons', 'pero;but\nperro;dog', ['pero = but', 'perro = dog']],
    [
      'quoted',
      '"bien, bien","well, well"\nsí,"a ""yes"""',
      ['bien, bien = well, well', 'sí = a "yes"'],
    ],
    ['with commas in the translation', 'ship,a boat, big', ['ship = a boat, big']],
    ['with commas beside tabs', 'Hola, tú\tHello, you', ['Hola, tú = Hello, you']],
    ['with a third column', 'ma\tmother\tnoun', ['ma = mother']],
    ['with only one', 'ship\n\nsheep\n', ['ship = ', 'sheep = ']],
    [
      'with a quote that is never closed',
      '"Pulgada 5"" \t5 inch\nuno\tone',
      ['”Pulgada 5”” = 5 inch', 'uno = one'],
    ],
    ['with a byte order mark and wide spaces', '\uFEFFuno\u3000 dos\t a  b ', ['uno dos = a b']],
    ['in decomposed letters', 'de\u0301sert\tdesert', ['désert = desert']],
    ['with a heading of ours', 'Translation,Text\nbut,pero', ['pero = but']],
    ['of nothing', ' \n\t\n', []],
  ])('%s', (_name, pasted, read) => {
    expect(pairs(pasted)).toEqual(read)
  })
})

describe('what is left out is told', () => {
  test.each<[string, string, string[]]>([
    ['duplicates', 'a\nb\na\nb\na\n', ['3 duplicates left out.']],
    ['one duplicate', 'a\na', ['1 duplicate left out.']],
    ['what is in the list', 'mar\nsol', ['1 duplicate left out.']],
    ['no accents and no capitals', 'Weg\nweg\ndessert\ndésert', []],
    ['a row without text', 'a,1\n,2', ['Row 2 has no text.']],
    ['a long text', `a\n${'x'.repeat(61)}`, ['Row 2 is longer than 60 characters.']],
    ['a long translation', `a,${'x'.repeat(91)}`, ['Row 1 is longer than 90 characters.']],
    [
      'more than a hundred',
      [...Array(101).keys()].join('\n'),
      ['Only the first 100 items were taken.'],
    ],
  ])('%s', (_name, pasted, messages) => {
    expect(pasteItems(pasted, [{ text: 'sol' }]).messages).toEqual(messages)
  })

  test('and the items of the list count towards the hundred', () => {
    const listed = [...Array(98).keys()].map(index => ({ text: `w${index}` }))
    const read = pasteItems('a\nb\nc\nw1', listed)
    expect(read.items.map(({ text }) => text)).toEqual(['a', 'b'])
    expect(read).toMatchObject({ duplicates: 1 })
  })
})

const text = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  .map(value => value.normalize('NFC').replaceAll('|', '').replaceAll(/\s+/g, ' ').trim())
  .filter(value => value !== '' && value.length <= 60)

const item = fc.record({
  id: fc.uuid(),
  text,
  translation: fc.oneof(fc.constant(''), text),
  pinyin: fc.option(text),
  audio: fc.constant(null),
  variants: fc.uniqueArray(text, { maxLength: 5 }),
  contrast: fc.constant(null),
})
const lists: fc.Arbitrary<PronunciationItem[]> = fc
  .uniqueArray(item, { minLength: 1, maxLength: 12, selector: one => one.text })
  .chain(items =>
    fc
      .array(fc.nat(items.length), { minLength: items.length, maxLength: items.length })
      .map(places =>
        items.map((one, index) => {
          const contrast = items[places[index] ?? 0]?.id ?? null
          return { ...one, contrast: contrast === one.id ? null : contrast }
        }),
      ),
  )

test('of other items those are new that may stand in a list and do not yet, each once', () => {
  const others = [
    { text: 'sol', translation: 'sun' },
    { text: ' mar ', translation: 'sea', pinyin: null, variants: ['la mar'] },
    { text: 'mar' },
    { text: 'x'.repeat(61) },
    { text: 'luz', translation: 'x'.repeat(91) },
  ]
  expect(newItems(others, [{ text: 'sol' }])).toEqual([
    { text: 'mar', translation: 'sea', pinyin: null, variants: ['la mar'], contrast: null },
    { text: 'luz', translation: '', pinyin: null, variants: [], contrast: null },
  ])
})

test('a file of a list gives back the list', () => {
  fc.assert(
    fc.property(lists, items => {
      const { items: read, messages } = pasteItems(itemsToCsv(items))
      const ids = items.map(({ id }) => id)
      expect(addPastedItems([], read, ids)).toEqual(items)
      expect(messages).toEqual([])
    }),
  )
})

test('whatever is pasted, what is made of it may be stored', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (one, other) => {
      const { items } = pasteItems(`${one}\n${other}\n${one}`)
      const made = addPastedItems(
        [],
        items,
        items.map((_, index) => `i${index}`),
      )
      expect(itemsFault(made)).toBeUndefined()
      expect(new Set(made.map(({ text: own }) => own)).size).toBe(made.length)
    }),
  )
})
