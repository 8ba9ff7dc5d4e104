import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { linesOfFile, linesToCsv, linesToJson, type PortableLine } from './export-lines'

const names = ['Ana', 'Luis'] as const
const line = (character: 1 | 2, text: string, told: Partial<PortableLine> = {}): PortableLine => ({
  character,
  text,
  translation: null,
  pinyin: null,
  variants: [],
  gapWords: [],
  ...told,
})

/** A text as a line may have it: something in it, nothing around it, no sign that parts texts in a cell. */
const text = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
  .map(value => value.replaceAll('|', ' ').trim())
  .filter(value => value !== '' && value.length <= 60)
const anyLine: fc.Arbitrary<PortableLine> = fc.record({
  character: fc.constantFrom<1 | 2>(1, 2),
  text,
  translation: fc.option(text),
  pinyin: fc.option(text),
  variants: fc.array(text, { maxLength: 5 }),
  gapWords: fc.array(text, { maxLength: 3 }),
})

describe('a file of lines', () => {
  test.each([
    ['CSV', linesToCsv],
    ['JSON', linesToJson],
  ] as const)('%s gives back what was written', (_name, write) => {
    fc.assert(
      fc.property(fc.array(anyLine, { minLength: 1, maxLength: 8 }), lines => {
        expect(linesOfFile(write(lines, names), names)).toEqual({ lines, rejected: [] })
      }),
    )
  })

  test('tells the characters by numbers where their names are the same', () => {
    const lines = [line(1, 'Hola.'), line(2, 'Sí.')]
    for (const same of [
      ['Ana', 'ana'],
      ['', ''],
      ['2', '1'],
    ] as const)
      expect(linesOfFile(linesToCsv(lines, same), same)?.lines).toEqual(lines)
  })

  test('of other people is read as far as it can be', () => {
    const csv = 'Translation;Text;Speaker\nHello;Hola;Eva\nYes;Sí;Tom\n;;Tom\nWho?;¿Quién?;Leo\n'
    expect(linesOfFile(csv, names)).toEqual({
      lines: [line(1, 'Hola', { translation: 'Hello' }), line(2, 'Sí', { translation: 'Yes' })],
      rejected: [3, 4],
    })
    const bare = JSON.stringify([{ character: 2, text: ' Sí. ', audio: 'x' }, { text: 'No.' }, 7])
    expect(linesOfFile(bare, names)).toEqual({ lines: [line(2, 'Sí.')], rejected: [2, 3] })
  })

  test.each(['{', '[1, 2', '{"a": 1}'])('that is no file of lines is told: %s', broken => {
    expect(linesOfFile(broken, names)).toBeUndefined()
  })
})
