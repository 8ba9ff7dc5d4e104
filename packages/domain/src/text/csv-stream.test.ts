import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCsv, writeCsv } from './csv'
import { CsvStream } from './csv-stream'

const readIn = (text: string, cuts: readonly number[], most = 1_000_000) => {
  const stream = new CsvStream(most)
  const ends = [...new Set([...cuts.map(cut => cut % (text.length + 1)), text.length])]
  let from = 0
  const rows = ends
    .toSorted((one, other) => one - other)
    .flatMap(end => {
      const piece = text.slice(from, end)
      from = end
      return stream.push(piece) ?? []
    })
  return [...rows, ...stream.end()]
}

const sign = fc.constantFrom('a', 'é', '"', ',', '\n', '\r', "'", '=', ' ', '\uFEFF', '王')
const text = fc.array(sign).map(signs => signs.join(''))

test('reads what its sister reads, in whatever pieces it comes', () => {
  fc.assert(
    fc.property(text, fc.array(fc.nat()), (source, cuts) => {
      expect(readIn(source, cuts).map(({ cells }) => cells)).toEqual(readCsv(source, ','))
    }),
  )
})

test('what was written is read back', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(text, { minLength: 1, maxLength: 4 })),
      fc.array(fc.nat()),
      (rows, cuts) => {
        const headed = [['a'], ...rows]
        expect(readIn(writeCsv(headed), cuts).map(({ cells }) => cells)).toEqual(headed)
      },
    ),
  )
})

test('tells the line at which a row begins, whatever ends the lines', () => {
  const lines = (source: string) => readIn(source, [3, 4, 5]).map(({ line }) => line)
  expect(lines('a\r\nb\r\nc')).toEqual([1, 2, 3])
  expect(lines('a\rb\rc\r')).toEqual([1, 2, 3])
  expect(lines('a,"x\r\ny"\nb\n\nc')).toEqual([1, 3, 4, 5])
})

test('a row that does not end is given up', () => {
  const stream = new CsvStream(10)
  expect(stream.push('a,b\n"cdef')).toEqual([{ cells: ['a', 'b'], line: 1 }])
  expect(stream.push('ghij\nklm')).toBeUndefined()
})
