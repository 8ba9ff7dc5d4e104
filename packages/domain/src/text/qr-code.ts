import { qrBits } from './qr-codewords'

/** Where the small squares of each version stand. */
const alignments = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
] as const

/** What is turned about where it answers 0, so that no code has large plain parts. */
const masks: readonly ((x: number, y: number) => number)[] = [
  (x, y) => (x + y) % 2,
  (_, y) => y % 2,
  x => x % 3,
  (x, y) => (x + y) % 3,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
  (x, y) => ((x * y) % 2) + ((x * y) % 3),
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2,
]

/** Its squares row by row: dark, light, or undefined where nothing was drawn yet. */
type Grid = (boolean | undefined)[][]

const isFree = (grid: Grid, x: number, y: number) => grid[y]?.[x] === undefined

function put(grid: Grid, x: number, y: number, isDark: boolean): void {
  const row = grid[y]
  if (row && x >= 0 && x < row.length) row[x] = isDark
}

/** A square with its rings, of which some are light. */
function putRings(
  grid: Grid,
  x: number,
  y: number,
  radius: number,
  light: readonly number[],
): void {
  for (let down = -radius; down <= radius; down += 1)
    for (let right = -radius; right <= radius; right += 1) {
      const ring = Math.max(Math.abs(down), Math.abs(right))
      put(grid, x + right, y + down, !light.includes(ring))
    }
}

/** A number with the bits that correct it: what is left of a division by a polynomial. */
function corrected(value: number, extra: number, polynomial: number): number {
  let rest = value
  for (let step = 0; step < extra; step += 1)
    rest = (rest << 1) ^ ((rest >> (extra - 1)) * polynomial)
  return (value << extra) | rest
}

/** The level and the mask, twice. */
function putFormat(grid: Grid, mask: number): void {
  const last = grid.length - 1
  const bits = corrected(mask, 10, 0x537) ^ 0x5412
  for (let place = 0; place < 15; place += 1) {
    const isDark = ((bits >> place) & 1) === 1
    if (place < 8) {
      put(grid, 8, place < 6 ? place : place + 1, isDark)
      put(grid, last - place, 8, isDark)
    } else {
      put(grid, place === 8 ? 7 : 14 - place, 8, isDark)
      put(grid, 8, last - 14 + place, isDark)
    }
  }
  put(grid, 8, last - 7, true)
}

/** What stands in every code of a version, whatever it says. */
function newGrid(version: number): Grid {
  const size = version * 4 + 17
  const grid: Grid = Array.from({ length: size }, () => Array.from({ length: size }))
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    putRings(grid, x, y, 4, [2, 4])
  const places = alignments[version - 1] ?? []
  for (const x of places)
    for (const y of places) if (isFree(grid, x, y)) putRings(grid, x, y, 2, [1])
  for (let place = 8; place < size - 8; place += 1) {
    put(grid, place, 6, place % 2 === 0)
    put(grid, 6, place, place % 2 === 0)
  }
  const told = version < 7 ? 0 : corrected(version, 12, 0x1f25)
  for (let place = 0; told > 0 && place < 18; place += 1) {
    const isDark = ((told >> place) & 1) === 1
    const [long, short] = [Math.floor(place / 3), size - 11 + (place % 3)]
    put(grid, long, short, isDark)
    put(grid, short, long, isDark)
  }
  putFormat(grid, 0)
  return grid
}

/** The places that are free for the text, in their order: up and down in columns of two, from the right. */
function* freePlaces(grid: Grid): Generator<readonly [number, number]> {
  const size = grid.length
  for (let pair = 0; pair < (size - 1) / 2; pair += 1) {
    const right = size - 1 - pair * 2
    // The column of the dots is in no pair.
    const x = right > 6 ? right : right - 1
    for (let step = 0; step < size; step += 1) {
      const y = pair % 2 === 0 ? size - 1 - step : step
      for (const column of [x, x - 1]) if (isFree(grid, column, y)) yield [column, y]
    }
  }
}

/** How hard a code is to read: squares that are as the one before them and as the one above. */
function plainness(grid: Grid): number {
  let plain = 0
  for (const [y, row] of grid.entries())
    for (const [x, isDark] of row.entries())
      if (isDark === row[x - 1] && isDark === grid[y - 1]?.[x]) plain += 1
  return plain
}

/**
 * A QR code (ISO/IEC 18004) of a short text, row by row, true where it is dark; without the light border that it needs
 * all around, of four squares. Level M bears 15 percent of dirt.
 *
 * @returns undefined for a text of more than 213 letters, or of others than plain ones.
 */
export function qrCode(text: string): readonly (readonly boolean[])[] | undefined {
  const drawn = qrBits(text)
  if (!drawn) return undefined
  const frame = newGrid(drawn.version)
  const places = [...freePlaces(frame)]
  const codes = masks.map((maskAt, mask) => {
    const grid = frame.map(row => [...row])
    for (const [place, [x, y]] of places.entries())
      put(grid, x, y, (drawn.bits[place] === 1) !== (maskAt(x, y) === 0))
    putFormat(grid, mask)
    return grid
  })
  const [best] = codes.toSorted((one, other) => plainness(one) - plainness(other))
  return best?.map(row => row.map(Boolean))
}
