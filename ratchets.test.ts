import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

// What is not yet as it shall be. Each list only shrinks: what is new keeps the rule, and what was mended leaves the list.

/** Functions of more than 60 lines, and components of more than 100. */
const longFunctions = [
  'web/autosave/autosaver.ts autosaver',
  'web/autosave/edit-sender.ts editSender',
  'web/pronunciation/game/run-round.ts runRound',
  'web/songs/adding/add-sheet.ts createAddSheet',
  'web/songs/editing/song-book.ts songBook',
  'web/speech/use-sound-recording.ts useSoundRecording',
  'web/ui/fields/use-form.ts useForm',
  'web/ui/lists/row-pane.ts rowPane',
  'web/video/video.ts createVideo',
  'web/video/youtube-port.ts youtubePort',
]

const floors = ['domain', 'contract', 'server', 'web'] as const
const at = (path: string) => join(import.meta.dirname, 'packages', path)
const read = (floor: string, file: string) => readFileSync(at(`${floor}/src/${file}`), 'utf8')
const kebab = (name: string) => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

const sources = floors.flatMap(floor =>
  readdirSync(at(`${floor}/src`), { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map(file => ({ floor, file })),
)

test('no folder has more than 25 sources', () => {
  const sizes = new Map<string, number>()
  for (const { floor, file } of sources) {
    const folder = join(floor, dirname(file))
    sizes.set(folder, (sizes.get(folder) ?? 0) + 1)
  }
  expect([...sizes].filter(([, size]) => size > 25)).toEqual([])
})

test('no base name stands twice on a floor but those that say what kind of file it is', () => {
  const seen = new Map<string, number>()
  for (const { floor, file } of sources) {
    const name = basename(file).replace(/\.tsx?$/, '')
    if (name !== 'index' && !name.endsWith('-table'))
      seen.set(`${floor}/${name}`, (seen.get(`${floor}/${name}`) ?? 0) + 1)
  }
  const doubled = [...seen].filter(([, times]) => times > 1).map(([name]) => name)
  expect(doubled).toEqual([])
})

const parse = (file: string, text: string) =>
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)

/** The functions of a source that have a name and are too long. */
function tooLong(file: string, text: string): string[] {
  if (text.split('\n').length <= 60) return []
  const source = parse(file, text)
  const lineOf = (place: number) => source.getLineAndCharacterOfPosition(place).line
  const found: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      const parent = ts.isVariableDeclaration(node.parent) ? node.parent.name : undefined
      const name = (node.name ?? parent)?.getText(source) ?? ''
      const isComponent = file.endsWith('.tsx') && /^[A-Z]/.test(name)
      const length = lineOf(node.end) - lineOf(node.getStart(source)) + 1
      if (name && length > (isComponent ? 100 : 60)) found.push(name)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

test('no function is longer than 60 lines, no component than 100', () => {
  const found = sources.flatMap(({ floor, file }) =>
    tooLong(file, read(floor, file)).map(name => `${floor}/${file} ${name}`),
  )
  expect(found.toSorted()).toEqual(longFunctions)
})

/** The functions of a source that are named as hooks are and call none. */
function falseHooks(file: string, text: string): string[] {
  if (!/\b(const|function) use[A-Z]/.test(text)) return []
  const source = parse(file, text)
  const found: string[] = []
  const visit = (node: ts.Node) => {
    const isMade = ts.isVariableDeclaration(node) && node.initializer
    const body = ts.isFunctionDeclaration(node)
      ? node.body
      : isMade && ts.isArrowFunction(isMade)
        ? isMade.body
        : undefined
    const name = body && (node as ts.NamedDeclaration).name?.getText(source)
    if (
      name &&
      /^use[A-Z]/.test(name) &&
      !/\buse([A-Z]\w*)?(<[^()]*>)?\(/.test(body.getText(source))
    )
      found.push(name)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** The exports of a source whose verb the tables of CONTRIBUTING do not have, or have for another floor. */
const oddVerbs = (floor: string, text: string): string[] =>
  [...text.matchAll(/^export (?:async )?(?:function|const|class) (\w+)/gm)]
    .map(([, name = '']) => name)
    .filter(
      name =>
        /^(readable|refuse|told)([A-Z]|$)/.test(name) ||
        (floor !== 'web' && /^keep[A-Z]/.test(name)),
    )

test('exports bear the verbs of the tables: nothing is kept but in a browser, nothing refuses but `require`', () => {
  expect(oddVerbs('server', 'export async function keepLyrics() {}')).toEqual(['keepLyrics'])
  expect(oddVerbs('web', 'export const toldError = 1\nexport const keepPlay = 1')).toEqual([
    'toldError',
  ])
  const found = sources.flatMap(({ floor, file }) =>
    oddVerbs(floor, read(floor, file)).map(name => `${floor}/${file} ${name}`),
  )
  expect(found).toEqual([])
})

test('only hooks are named as hooks are', () => {
  const found = sources.flatMap(({ floor, file }) =>
    falseHooks(file, read(floor, file)).map(name => `${floor}/${file} ${name}`),
  )
  expect(
    falseHooks('a.ts', 'const useIt = () => 1\nfunction useOther() { return useId() }'),
  ).toEqual(['useIt'])
  expect(found).toEqual([])
})

test('a call is made in a file of the web that bears its name', () => {
  const web = sources
    .filter(({ floor }) => floor === 'web')
    .map(({ file }) => ({ name: basename(file), text: read('web', file) }))
  const calls = sources
    .filter(({ floor }) => floor === 'contract')
    .flatMap(({ file }) =>
      [...read('contract', file).matchAll(/^ {2}(\w+): endpoint\(/gm)].map(([, call = '']) => ({
        call,
        room: basename(file, '.ts'),
      })),
    )
  const hidden = calls.filter(({ call }) => {
    const making = web.filter(({ text }) => text.includes(`.${call}(`))
    return making.length > 0 && !making.some(({ name }) => name.includes(kebab(call)))
  })
  expect(hidden.map(({ room, call }) => `${room}.${call}`)).toEqual([])
})
