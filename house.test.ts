import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type AtRule, parse, type Rule } from 'postcss'
import { describe, expect, test } from 'vitest'
import { contract } from './packages/contract/src/contract'
import { languageCodes } from './packages/domain/src/choices/languages'
import { levels } from './packages/domain/src/choices/levels'
import { keptThings } from './packages/domain/src/school/data-sheet-things'
import { screenOfRoute } from './packages/web/src/app/routes/route-files'

/** Files that may be longer than the rule says. The list may only shrink. */
const longFiles: string[] = []
const longest = { file: 300, screen: 150, median: 80 }

const floors = ['domain', 'contract', 'server', 'web'] as const
const places = [...floors.map(floor => `packages/${floor}/src`), 'scripts', 'e2e', 'bench']

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')
const linesOf = (file: string) => read(file).trimEnd().split('\n').length

function entriesBelow(folder: string, kind: 'isFile' | 'isDirectory'): string[] {
  const path = join(import.meta.dirname, folder)
  if (!existsSync(path)) return []
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter(entry => entry[kind]())
    .map(entry => join(entry.parentPath, entry.name).slice(import.meta.dirname.length + 1))
}

const files = places.flatMap(place => entriesBelow(place, 'isFile'))
const sources = files.filter(file => /\.(tsx?|js|cjs|css|sql)$/.test(file))
const isTest = (file: string) => /\.test\.tsx?$/.test(file)
const filesOf = (folder: string) => sources.filter(file => file.startsWith(`${folder}/`))

/** The part of a floor that a file stands in: `packages/server/src/accounts/…` is in `accounts`. */
const partOf = (file: string) => file.split('/')[3] ?? ''
const kebab = (name: string) => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

const house = read('HOUSE.md')
const section = (title: string) => house.split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? ''
const cells = (title: string) =>
  [...section(title).matchAll(/^\| (.+) \|$/gm)].map(([, row = '']) => row.split(' | '))
const quoted = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)

const rooms = cells('Rooms and their words').flatMap(([room]) => quoted(room))
const otherParts = cells('Parts that are no rooms').flatMap(([floor = '', folder]) =>
  quoted(folder).map(name => ({ floor, folder: name })),
)

describe('the map', () => {
  const folders = floors.flatMap(floor =>
    entriesBelow(`packages/${floor}/src`, 'isDirectory')
      .filter(folder => folder.split('/').length === 4)
      .map(folder => ({ floor, folder: partOf(folder) })),
  )

  test('every folder of a floor is a room or a part of HOUSE.md', () => {
    const unknown = folders.filter(
      ({ floor, folder }) =>
        !rooms.includes(folder) &&
        !otherParts.some(part => part.floor === floor && part.folder === folder),
    )
    expect(unknown).toEqual([])
  })

  test('every room and part of HOUSE.md is there', () => {
    const lost = [
      ...rooms.filter(room => !folders.some(({ folder }) => folder === room)),
      ...otherParts.filter(
        part => !folders.some(f => f.floor === part.floor && f.folder === part.folder),
      ),
    ]
    expect(rooms.length).toBeGreaterThan(0)
    expect(lost).toEqual([])
  })

  test('no name answers neither question', () => {
    const empty = /^(utils?|common|shared|helpers?|types?|misc)(\.|$)/
    const names = [...files, ...places.flatMap(place => entriesBelow(place, 'isDirectory'))]
    expect(names.filter(name => empty.test(basename(name)))).toEqual([])
  })
})

describe('the calls', () => {
  const calls = Object.entries(contract).flatMap(([room, inRoom]) =>
    Object.keys(inRoom).map(name => ({ room, name })),
  )

  test('every room of the contract is a room of the house with a file of its name', () => {
    const strange = Object.keys(contract).filter(
      room =>
        !rooms.includes(room) ||
        // A folder has at most 25 sources: a room may have one of its own.
        ![`${room}.ts`, `${room}/${room}.ts`].some(file =>
          sources.includes(`packages/contract/src/${file}`),
        ),
    )
    expect(strange).toEqual([])
  })

  test('every call has a file of its name in its room of the server', () => {
    const homeless = calls.filter(
      ({ room, name }) =>
        !filesOf(`packages/server/src/${room}`).some(
          file => basename(file) === `${kebab(name)}.ts`,
        ),
    )
    expect(homeless).toEqual([])
  })
})

describe('the tables', () => {
  const server = filesOf('packages/server/src').filter(file => file.endsWith('.ts'))
  const product = server.filter(file => !isTest(file) && partOf(file) !== 'testing')
  const tables = filesOf('packages/server/src/database/migrations')
    .filter(file => file.endsWith('.sql'))
    .flatMap(file => [...read(file).matchAll(/^create (?:unlogged )?table (\w+)/gm)])
    .map(([, name = '']) => name)

  /** Whether a file of the product speaks SQL about a table or declares it. */
  const names = (file: string, table: string) =>
    new RegExp(
      `\\b(from|into|update|join|table|truncate|only)\\s+"?${table}\\b|pgTable\\(\\s*'${table}'`,
      'i',
    ).test(read(file))

  test.each(tables)('%s is named in one room alone', table => {
    const naming = product.filter(file => names(file, table))
    expect(naming).not.toEqual([])
    expect([...new Set(naming.map(partOf))]).toHaveLength(1)
  })

  test('every table has a line of the data sheet', () => {
    const told = keptThings.flatMap<string>(thing => thing.tables)
    expect(tables.filter(table => !told.includes(table))).toEqual([])
    expect(new Set(told).size).toBe(told.length)
  })

  test('every declared table is declared once and made by a migration', () => {
    const declared = product.flatMap(file =>
      [...read(file).matchAll(/pgTable\(\s*'(\w+)'/g)].map(([, name = '']) => name),
    )
    expect(declared).not.toEqual([])
    expect(declared.filter(name => !tables.includes(name))).toEqual([])
    expect(declared).toHaveLength(new Set(declared).size)
  })

  test('no front door hands out a table', () => {
    const declared = product.flatMap(file =>
      [...read(file).matchAll(/const (\w+) = pgTable\(/g)].map(([, name = '']) => name),
    )
    const open = product
      .filter(file => basename(file) === 'index.ts')
      .filter(file => declared.some(name => new RegExp(`\\b${name}\\b(?!')`).test(exported(file))))
    expect(open).toEqual([])
  })

  const exported = (file: string) =>
    [...read(file).matchAll(/export (?:type )?\{([^}]*)\}/g)].map(([, names]) => names).join()
})

describe('the screens', () => {
  const screens = filesOf('packages/web/src/screens')
    .filter(file => file.endsWith('.tsx') && !isTest(file))
    .map(file => file.slice('packages/web/src/screens/'.length, -'.tsx'.length))
    .toSorted()
  const once = (names: string[]) => [...new Set(names)].toSorted()

  test('every screen belongs to a route, and every route with a screen has one', () => {
    expect(once(Object.values(screenOfRoute))).toEqual(screens)
  })

  test('the route table loads each screen with its route', () => {
    const loaded = filesOf('packages/web/src/app')
      .flatMap(file => [...read(file).matchAll(/import\('\.\.\/\.\.\/screens\/([^']+)'\)/g)])
      .map(([, name = '']) => name)
    expect(once(loaded)).toEqual(screens)
  })
})

describe('the tabs', () => {
  test('a tab is a page of its own: no link of one takes the place of the page before', () => {
    const tabbed = filesOf('packages/web/src').filter(file => read(file).includes('<LinkTabs'))
    const isSkipped = (file: string) =>
      /<Link\b[^>]*\breplace\b/.test(read(file)) || /const tab = [^\n]*\breplace\b/.test(read(file))
    expect(tabbed.length).toBeGreaterThan(5)
    expect(tabbed.filter(isSkipped)).toEqual([])
  })
})

describe('the styles', () => {
  const styles = filesOf('packages/web/src')
    .filter(file => file.endsWith('.css'))
    .map(file => ({ file, root: parse(read(file)) }))

  /** The conditions under which a rule holds. */
  function conditionsOf(rule: Rule): string[] {
    const found: string[] = []
    for (let above = rule.parent; above; above = above.parent as typeof above)
      if (above.type === 'atrule') found.push((above as AtRule).params)
    return found
  }

  test('what a pointer does by lying over a thing is told only where a pointer can: a finger leaves it stuck', () => {
    const stuck: string[] = []
    for (const { file, root } of styles)
      root.walkRules(/:hover/, rule => {
        if (!conditionsOf(rule).includes('(hover: hover)')) stuck.push(`${file}: ${rule.selector}`)
      })
    expect(styles.length).toBeGreaterThan(100)
    expect(stuck).toEqual([])
  })

  test('no layout breaks at a number of pixels: larger text needs its room sooner', () => {
    const rigid: string[] = []
    for (const { file, root } of styles)
      root.walkAtRules(/^(media|container)$/, rule => {
        if (/\dpx/.test(rule.params)) rigid.push(`${file}: ${rule.params}`)
      })
    expect(rigid).toEqual([])
  })
})

describe('the sizes', () => {
  const isScreen = (file: string) => /^packages\/web\/src\/screens\/[a-z]+\/[^/]+\.tsx$/.test(file)
  const most = (file: string) => (isScreen(file) ? longest.screen : longest.file)

  test('no file is longer than the rule', () => {
    const tooLong = sources.filter(file => linesOf(file) > most(file))
    expect(tooLong.toSorted()).toEqual(longFiles.toSorted())
  })

  test.each(floors)('most files of %s are short', floor => {
    const lengths = filesOf(`packages/${floor}/src`)
      .filter(file => /\.tsx?$/.test(file))
      .map(linesOf)
      .toSorted((a, b) => a - b)
    expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThan(longest.median)
  })

  test('nothing is exported without a name, but what a tool asks for', () => {
    const unnamed = [...files, ...readdirSync(import.meta.dirname)]
      .filter(file => /\.(tsx?|js)$/.test(file) && !/\.config\.ts$|\.d\.ts$/.test(file))
      .filter(file => /^export default\b/m.test(read(file)))
    expect(unnamed).toEqual([])
  })
})

describe('the papers', () => {
  test('README tells every setting, and none that is not read', () => {
    const setting = (text: string) => text.match(/^[A-Z][A-Z_]+$/) !== null
    const told = [...read('README.md').matchAll(/^\| `([^`]+)` \|/gm)].map(([, name = '']) => name)
    const readIn = [
      'settings.ts',
      'outside/files/configured-files.ts',
      'outside/traces/traces-settings.ts',
    ]
    const known = readIn
      .flatMap(file => [...read(`packages/server/src/${file}`).matchAll(/^ {2}(\w+):/gm)])
      .map(([, name = '']) => name)
      .filter(setting)
    expect(known).not.toEqual([])
    expect(told.filter(setting).toSorted()).toEqual([...new Set(known)].toSorted())
  })

  test('who develops and who runs the image have the same Node', () => {
    const [, ofImage] = /^ARG NODE=node:(\d+)/m.exec(read('deploy/Dockerfile')) ?? []
    expect(read('.nvmrc').trim()).toBe(ofImage)
  })
})

describe('the samples', () => {
  const samples = entriesBelow('content/conversations', 'isFile')

  test('there are two of every level in each of five languages', () => {
    const languages = readdirSync(join(import.meta.dirname, 'content/conversations'))
    expect(languages.filter(code => !languageCodes.some(known => known === code))).toEqual([])
    expect(languages.length).toBeGreaterThanOrEqual(5)
    const few = languages.flatMap(language =>
      levels.filter(level => {
        const start = `content/conversations/${language}/${level.toLowerCase()}-`
        return samples.filter(file => file.startsWith(start)).length < 2
      }),
    )
    expect(few).toEqual([])
    expect(samples.length).toBeGreaterThanOrEqual(60)
  })
})
