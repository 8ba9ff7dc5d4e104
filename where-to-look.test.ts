import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { contract } from './packages/contract/src/contract'

// The table "Where to look" of HOUSE.md: what it names is there, and where it says that nothing is, nothing is.

const floors = ['domain', 'contract', 'server', 'web'] as const
type Floor = (typeof floors)[number]

const at = (...path: string[]) => join(import.meta.dirname, ...path)
const read = (...path: string[]) => readFileSync(at(...path), 'utf8')

const filesOf = (floor: Floor) =>
  readdirSync(at('packages', floor, 'src'), { recursive: true, encoding: 'utf8' }).filter(
    file => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
  )
const sources = new Map(floors.map(floor => [floor, filesOf(floor)]))
const nameOf = (file: string) => basename(file, extname(file))
const kebab = (name: string) => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

const roomsOf = (files: readonly string[]) =>
  files.filter(file => file.includes('/')).map(file => file.split('/')[0])

/** The files and folders that a cell names, and the exports that follow a file; an empty cell is a dash. */
function readCell(cell: string) {
  const files: string[] = []
  const symbols: { of: string; symbol: string }[] = []
  // A name without a folder stands beside the one before it.
  let folder = ''
  for (const [, name = ''] of cell.matchAll(/`([^`]+)`/g))
    if (/^\w+$/.test(name)) symbols.push({ of: files.at(-1) ?? '', symbol: name })
    else {
      const file = name.includes('/') ? name : folder + name
      folder = file.slice(0, file.lastIndexOf('/') + 1)
      files.push(file)
    }
  return { cell, files, symbols }
}

const table = read('HOUSE.md').split('\n## Where to look\n')[1]?.split('\n## ')[0] ?? ''
const rows = [...table.matchAll(/^\| (.+) \|$/gm)].slice(1).map(([, row = '']) => {
  const [topic = '', ...cells] = row.split(' | ')
  return { topic, floors: floors.map((floor, i) => ({ floor, ...readCell(cells[i] ?? '') })) }
})
const cells = rows.flatMap(({ topic, floors }) => floors.map(cell => ({ topic, ...cell })))

describe('what HOUSE.md says where to look for', () => {
  test('is there: every file and folder', () => {
    const named = cells.flatMap(({ floor, files }) =>
      files.map(file => `packages/${floor}/src/${file}`),
    )
    expect(named.length).toBeGreaterThan(100)
    expect(named.filter(file => !existsSync(at(file)))).toEqual([])
  })

  test('is there: every export that is named behind its file', () => {
    const named = cells.flatMap(({ floor, symbols }) => symbols.map(each => ({ floor, ...each })))
    const lost = named.filter(
      ({ floor, of, symbol }) =>
        !new RegExp(`^export .*\\b${symbol}\\b`, 'm').test(read('packages', floor, 'src', of)),
    )
    expect(named).not.toEqual([])
    expect(lost).toEqual([])
  })

  test('is told once', () => {
    const topics = rows.map(({ topic }) => topic)
    expect(topics).toHaveLength(new Set(topics).size)
  })

  test('crosses rooms: what stands in one is found by its name', () => {
    const alone = rows.filter(({ floors }) => {
      const rooms = roomsOf(floors.flatMap(({ files }) => files)).filter(room => room !== 'screens')
      return new Set(rooms).size < 2
    })
    expect(alone.map(({ topic }) => topic)).toEqual([])
  })
})

describe('where HOUSE.md says that a floor has nothing', () => {
  const dashes = rows.flatMap(row =>
    row.floors
      .filter(({ files }) => files.length === 0)
      .map(({ floor, cell }) => ({
        topic: row.topic,
        floor,
        cell,
        others: row.floors.flatMap(each => each.files),
      })),
  )

  /** The calls whose server files are among the others of a row. */
  const callsAmong = (files: readonly string[]) =>
    Object.entries(contract).flatMap(([room, inRoom]) =>
      Object.keys(inRoom)
        .filter(name => files.includes(`${room}/${kebab(name)}.ts`))
        .map(name => ({ room, name })),
    )

  test('a dash says it', () => {
    expect(dashes.filter(({ cell }) => cell !== '–')).toEqual([])
    expect(dashes.length).toBeGreaterThan(10)
  })

  test('it has no file of a room and a name that the row names elsewhere', () => {
    const wrong = dashes.flatMap(({ topic, floor, others }) => {
      const names = others.map(nameOf)
      const rooms = roomsOf(others)
      return (sources.get(floor) ?? [])
        .filter(
          file => names.includes(nameOf(file)) && roomsOf([file]).some(r => rooms.includes(r)),
        )
        .map(file => `${topic}: ${floor}/${file}`)
    })
    expect(wrong).toEqual([])
  })

  test('the contract promises no call that the row names', () => {
    const wrong = dashes
      .filter(({ floor, others }) => floor === 'contract' && callsAmong(others).length > 0)
      .map(({ topic }) => topic)
    expect(wrong).toEqual([])
  })

  test('the server keeps nothing that the row says to be promised', () => {
    const rooms = Object.keys(contract)
    const wrong = dashes
      .filter(
        ({ floor, others }) => floor === 'server' && others.some(f => rooms.includes(nameOf(f))),
      )
      .map(({ topic }) => topic)
    expect(wrong).toEqual([])
  })

  test('the web makes no call that the row names', () => {
    const web = (sources.get('web') ?? []).map(file => ({
      file,
      text: read('packages/web/src', file),
    }))
    const wrong = dashes
      .filter(({ floor }) => floor === 'web')
      .flatMap(({ topic, others }) =>
        callsAmong(others).flatMap(({ room, name }) =>
          web
            .filter(({ text }) => new RegExp(`\\b${room}\\.${name}\\b`).test(text))
            .map(({ file }) => `${topic}: web/${file}`),
        ),
      )
    expect(wrong).toEqual([])
  })
})
