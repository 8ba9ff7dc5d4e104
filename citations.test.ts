import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

// Comments cite the rules of the product: `battle.md#damage` is that heading of docs/rules/battle.md, `decision 049` that
// page of docs/decisions.

const at = (...path: string[]) => join(import.meta.dirname, ...path)
const read = (...path: string[]) => readFileSync(at(...path), 'utf8')

const sources = ['packages', 'scripts', 'e2e', 'bench'].flatMap(place =>
  readdirSync(at(place), { recursive: true, encoding: 'utf8' })
    .filter(file => /\.(tsx?|js|css)$/.test(file) && !/(^|\/)(node_modules|dist)\//.test(file))
    .map(file => `${place}/${file}`),
)
const papers = ['README.md', 'HOUSE.md', 'CONTRIBUTING.md', 'docs/operations.md']
const rules = readdirSync(at('docs', 'rules'))
const decisions = readdirSync(at('docs', 'decisions'))

const slug = (heading: string) => heading.toLowerCase().replaceAll(' ', '-')
const headings = (file: string) =>
  [...read('docs', 'rules', file).matchAll(/^##+ (.+)$/gm)].map(([, heading = '']) => slug(heading))
const known = new Map(rules.map(file => [file, headings(file)]))

/** What of a text is cited and not there. */
const missing = (text: string, file = '') => [
  ...[...text.matchAll(/([a-z-]+\.md)#([\w-]+)/g)]
    .filter(([, rule = '', heading = '']) => !known.get(rule)?.includes(heading))
    .map(([cited]) => cited),
  ...[...text.matchAll(/\]\(#([\w-]+)\)/g)]
    .filter(([, heading = '']) => known.has(file) && !known.get(file)?.includes(heading))
    .map(([, heading]) => `${file}#${heading}`),
  ...[...text.matchAll(/\bdecision (\d{1,3})\b/g)]
    .filter(([, number = '']) => !decisions.some(page => page.startsWith(number.padStart(3, '0'))))
    .map(([cited]) => cited),
]

test('what is cited is a heading of docs/rules or a page of docs/decisions', () => {
  const wrong = [...sources, ...papers].flatMap(file =>
    missing(read(file)).map(cited => `${file}: ${cited}`),
  )
  expect(wrong).toEqual([])
})

test('the rules and decisions lead on to what is there', () => {
  const pages = [
    ...rules.map(file => ['docs', 'rules', file] as const),
    ...decisions.map(file => ['docs', 'decisions', file] as const),
  ]
  const wrong = pages.flatMap(page =>
    missing(read(...page), page[2]).map(cited => `${page[2]}: ${cited}`),
  )
  expect(wrong).toEqual([])
})

test('nothing is cited that is not in the repository', () => {
  // Papers of the trade that the product was first written from, by section or number.
  const elsewhere =
    /\bS[123],? sections? \d|\(R1?\d\b|\b(rulings|security|language|look|recipes|stack|architecture|editor-rules|open-pages)\.md(?!#)|\beditor[- ]rules \(|\bopen[- ]pages,? \d/
  const pages = decisions.map(file => `docs/decisions/${file}`)
  expect([...sources, ...pages].filter(file => elsewhere.test(read(file)))).toEqual([])
})

test('no two rules of a room bear one heading', () => {
  for (const [file, names] of known)
    expect([file, new Set(names).size]).toEqual([file, names.length])
})

test('every row of the conformance list is kept by tests that are there', () => {
  const [, list = ''] = read('docs', 'rules', 'lti.md').split('## Conformance')
  const rows = [...list.matchAll(/^\| (\w+) \|.*\| (.*) \|$/gm)].filter(([, no]) => no !== 'No')
  expect(rows.length).toBeGreaterThan(30)
  const numbers = rows.map(([, no]) => no)
  expect(numbers.filter((no, at) => numbers.indexOf(no) !== at)).toEqual([])
  const wrong = rows.flatMap(([, no, tests = '']) => {
    const named = [...tests.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file)
    const places = ['packages/server/src/', 'packages/', '']
    const isThere = (file: string) => places.some(place => existsSync(at(place + file)))
    return named.length === 0 ? [`${no}: none`] : named.filter(file => !isThere(file))
  })
  expect(wrong).toEqual([])
})
