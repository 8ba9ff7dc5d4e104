import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Part, pasteScript, type ScriptFormat } from './paste-script'

const said = (pasted: string, format: ScriptFormat, parts?: Record<string, Part>) => {
  const { names, others, lines, messages } = pasteScript(pasted, format, parts)
  return {
    names,
    others,
    lines: lines.map(({ character, text, translation }) =>
      [character, text, translation].filter(Boolean).join(' '),
    ),
    messages,
  }
}
const two = { names: ['Ana', 'Luis'], others: [], messages: [] }

describe('a script of names', () => {
  test.each<[string, string, object]>([
    [
      'two speakers',
      'Ana: Hola.\nLuis: Buenas.\nAna: ¿Y tú?',
      { ...two, lines: ['1 Hola.', '2 Buenas.', '1 ¿Y tú?'] },
    ],
    [
      'empty lines and spaces',
      '\n  Ana :  Hola,   tú. \n\r\n\tLuis: Sí.\r',
      { ...two, lines: ['1 Hola, tú.', '2 Sí.'] },
    ],
    [
      'the same name in another case and with marks',
      '**Ana:** Hola.\nLuis: Sí.\nANA: Bien.',
      { ...two, lines: ['1 Hola.', '2 Sí.', '1 Bien.'] },
    ],
    [
      'a wide colon',
      '安娜：你好。\n路易：你好！',
      { names: ['安娜', '路易'], others: [], messages: [], lines: ['1 你好。', '2 你好！'] },
    ],
    [
      'a name alone above its line, as in plays',
      'Ana:\nHola.\nLuis:\nSí.',
      { ...two, lines: ['1 Hola.', '2 Sí.'] },
    ],
    [
      'a colon within a line',
      'Ana: Son las 10:30: tarde.\nLuis: Sí.',
      { ...two, lines: ['1 Son las 10:30: tarde.', '2 Sí.'] },
    ],
    ['a byte order mark', '\uFEFFAna: Hola.\nLuis: Sí.', { ...two, lines: ['1 Hola.', '2 Sí.'] }],
    [
      'a line without a speaker',
      'Ana: Hola.\nLuis: Sí.\n\nno speaker here\n10:30 h',
      {
        ...two,
        lines: ['1 Hola.', '2 Sí.'],
        messages: ['Line 4 has no speaker.', 'Line 5 has no speaker.'],
      },
    ],
    [
      'an address',
      'Ana: Hola.\nhttps://example.org/x',
      { names: ['Ana', ''], others: [], lines: ['1 Hola.'], messages: ['Line 2 has no speaker.'] },
    ],
    ['nothing', ' \n ', { names: ['', ''], others: [], lines: [], messages: ['No lines found.'] }],
  ])('%s', (_name, pasted, expected) => {
    expect(said(pasted, 'names')).toEqual(expected)
  })

  test('a third speaker is asked about, and left out until then', () => {
    const pasted = 'Ana: Uno.\nLuis: Dos.\nEva: Tres.\nAna: Cuatro.'
    const without = { names: ['Ana', 'Luis'], others: ['Eva'], messages: [] }
    expect(said(pasted, 'names')).toEqual({ ...without, lines: ['1 Uno.', '2 Dos.', '1 Cuatro.'] })
    expect(said(pasted, 'names', { Eva: 2 })).toEqual({
      ...without,
      lines: ['1 Uno.', '2 Dos.', '2 Tres.', '1 Cuatro.'],
    })
  })

  test('a line that is too long is told and left out', () => {
    const pasted = `Ana: ${'x'.repeat(301)}\nLuis: Sí.`
    expect(pasteScript(pasted, 'names').messages).toEqual(['Line 1 is longer than 300 characters.'])
  })
})

describe('an alternating script', () => {
  test('takes turns, with or without dashes', () => {
    expect(said('— Hola.\n- Buenas.\n\n¿Y tú?', 'alternating')).toEqual({
      names: ['', ''],
      others: [],
      lines: ['1 Hola.', '2 Buenas.', '1 ¿Y tú?'],
      messages: [],
    })
  })
})

describe('a table', () => {
  test.each<[string, string, object]>([
    [
      'with translations',
      'Ana\tHola.\tHello.\nLuis\tSí.\tYes.',
      { ...two, lines: ['1 Hola. Hello.', '2 Sí. Yes.'] },
    ],
    [
      'with a heading',
      'Speaker\tText\tTranslation\nAna\tHola.\nLuis\tSí.',
      { ...two, lines: ['1 Hola.', '2 Sí.'] },
    ],
    [
      'with holes',
      'Ana\tHola.\n\tSí.\nLuis\t\t\nLuis\tNo.\nno tab',
      {
        ...two,
        lines: ['1 Hola.', '2 No.'],
        messages: ['Line 2 has no speaker.', 'Line 3 has no text.', 'Line 5 has no speaker.'],
      },
    ],
  ])('%s', (_name, pasted, expected) => {
    expect(said(pasted, 'table')).toEqual(expected)
  })
})

test('of more than 200 lines the first 200 are taken', () => {
  const pasted = Array.from({ length: 201 }, (_, index) => `Line ${index}`).join('\n')
  const { lines, messages } = pasteScript(pasted, 'alternating')
  expect(lines).toHaveLength(200)
  expect(messages).toEqual(['Only the first 200 lines were taken.'])
})

test('whatever is pasted makes at most 200 lines, each of a length that can be saved', () => {
  const format = fc.constantFrom<ScriptFormat>('names', 'alternating', 'table')
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), format, (pasted, how) => {
      const { lines } = pasteScript(pasted, how)
      for (const { text } of lines) {
        expect(text.trim()).toBe(text)
        expect(text.length).toBeGreaterThan(0)
        expect(text.length).toBeLessThanOrEqual(300)
      }
    }),
  )
})
