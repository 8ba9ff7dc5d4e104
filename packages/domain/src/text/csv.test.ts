import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readCsv, writeCsv } from './csv'

describe('CSV', () => {
  test.each(['=1+1', '+1', '-1', '@x', '\tx', '|x', '%x', "'=1", "'x"])(
    'never begins a cell as a formula: %s',
    cell => {
      const written = writeCsv([[cell]])
      expect(written.replace(/^"/, '')).toMatch(/^'/)
      expect(readCsv(written)).toEqual([[cell]])
    },
  )

  test.each(['a;=1', 'a\t=1', 'a\n=1', 'a\r\n+1', '"=1', ';@x', 'a;;-1', '"\t=1', "a;'=1"])(
    'never begins a part of a cell as a formula, however it is cut: %j',
    cell => {
      const written = writeCsv([['name', cell]])
      const parts = written.split(/[,;\t\r\n"]/)
      expect(parts.filter(part => /^[=+\-@|%]/.test(part))).toEqual([])
      expect(readCsv(written, ',')).toEqual([['name', cell]])
    },
  )

  test('leaves numbers and blanks as they are', () => {
    expect(writeCsv([[-1, null, 7, 'a-1', '1=1']])).toBe('-1,,7,a-1,1=1\r\n')
  })

  test('gives back any cells', () => {
    const cells = fc.array(
      fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 4 }),
      {
        minLength: 1,
        maxLength: 5,
      },
    )
    fc.assert(
      fc.property(cells, rows => {
        // The first row says what separates the cells.
        const headed = [['a', 'b', 'c', 'd'], ...rows]
        expect(readCsv(writeCsv(headed))).toEqual(headed)
      }),
    )
  })

  test('is separated as its first row is, unless somebody knows better', () => {
    expect(readCsv('a;b\n1,5;2\n')).toEqual([
      ['a', 'b'],
      ['1,5', '2'],
    ])
    expect(readCsv('Hola, tú\tHello, you\n', '\t')).toEqual([['Hola, tú', 'Hello, you']])
  })
})
