import { expect, test } from 'vitest'
import { qrCode } from './qr-code'

/** A code that was read by another program. */
const hello = `
#######.#..#..#######
#.....#.####..#.....#
#.###.#...#.#.#.###.#
#.###.#.#.#.#.#.###.#
#.###.#....#..#.###.#
#.....#....##.#.....#
#######.#.#.#.#######
........#..##........
#.##.###.#.##.#..#.##
.##.##.#.######..##..
#...#.#..#.#.......##
#.##...#...#..####.#.
.#.######...#..#..#.#
........####..#...#.#
#######.#..##..#.....
#.....#.#.#....#####.
#.###.#.....######.##
#.###.#.#.##..#.####.
#.###.#.##..#.##..#..
#.....#...#..#.##...#
#######.#.#..#.#.....
`

test('a text is drawn as other programs read it', () => {
  const drawn = qrCode('HELLO')?.map(row => row.map(isDark => (isDark ? '#' : '.')).join(''))
  expect(drawn?.join('\n')).toBe(hello.trim())
})

test.each([
  [1, 21],
  [14, 21],
  [15, 25],
  [122, 45],
  [123, 49],
  [213, 57],
])('%i letters have room in %i squares', (letters, squares) => {
  const code = qrCode('a'.repeat(letters))
  expect(code?.map(row => row.length)).toEqual(Array.from({ length: squares }, () => squares))
})

test('what has no room, or is no plain letter, has no code', () => {
  expect(qrCode('a'.repeat(214))).toBeUndefined()
  expect(qrCode('é')).toBeUndefined()
})
