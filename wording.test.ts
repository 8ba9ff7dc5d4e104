import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

/** The English of the interface and of the papers: one word for one thing, none of the turns that readers stumbled over. */

const folder = join(import.meta.dirname, 'packages/domain/src/messages')

/** What stands between quotes in the sources of the messages, each with its file; imports and comments are left out. */
const sentences = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .flatMap(file => {
    const source = readFileSync(join(folder, file), 'utf8')
      .replaceAll(/\/\*\*?[\s\S]*?\*\//g, '')
      .replaceAll(/^\s*\/\/.*$/gm, '')
      .replaceAll(/^import .*$/gm, '')
    const literals = source.matchAll(
      /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g,
    )
    return [...literals].map(literal => ({
      file,
      text: literal[1] ?? literal[2] ?? literal[3] ?? '',
    }))
  })

/** What no sentence has, and what to write instead. */
const rules: readonly [name: string, not: RegExp, instead: string][] = [
  ['a percent sign follows its number at once', /\d %|\} %/, '80%'],
  ['an email is written as in the labels', /\be-mails?\b/i, 'email'],
  ['all people are one word', /\b(every|some)body\b/i, 'everyone, someone'],
  ['apostrophes and quotes are straight', /[‘’“”]/, `' and "`],
  ['what is deleted does not go', /\bgo(es)? for good\b/, 'is deleted for good'],
  ['nothing is done anew', /\banew\b/i, 'again, at random'],
  ['nothing is reckoned', /\breckon/i, 'work out'],
  ['nothing is mended', /\bmend(ed|s)?\b/i, 'fix'],
  ['nobody is sent to look whether', /\blook whether\b/i, 'check that'],
  ['what is shown does not stand', /\bstands? (here|in|on)\b/i, 'is listed here, appears'],
  ['the keys do not walk', /\bwalk\b/i, 'move through'],
  ['nothing comes about', /\bcomes? about\b/i, 'is worked out'],
  ['nobody is in no class', /\bin no class\b/i, 'not in a class'],
  ['an own class has an owner', /\bthe own\b/i, 'their own'],
  ['mistakes are not misses', /\b(my|your|no) misses\b/i, 'mistakes'],
  ['a store is no shop', /\bshop\b(?!-)/i, 'store'],
]

describe('the sentences of the interface', () => {
  test('are found at all', () => expect(sentences.length).toBeGreaterThan(1500))

  test.each(rules)('%s', (_name, not, instead) => {
    const faulty = sentences
      .filter(({ text }) => not.test(text))
      .map(({ file, text }) => `${file}: ${text}`)
    expect(faulty, `write: ${instead}`).toEqual([])
  })
})

describe('numbers and dates', () => {
  const saying = [
    'domain/src/messages/say.ts',
    'domain/src/messages/said-in.ts',
    'domain/src/messages/said-in-calendar.ts',
  ]
  /** A calendar is worked out there, and it is asked what Node has data of; nothing is worded. */
  const calculating = ['domain/src/assignments/due-date.ts', 'server/src/spoken-here.ts']
  const worded =
    /\.toLocale\w*\(|\bIntl\.(?:(?:Number|RelativeTime|List)Format|PluralRules|DateTimeFormat\([^)])/

  test('are worded in one place, in the language of the build', () => {
    const packages = join(import.meta.dirname, 'packages')
    const files = readdirSync(packages, { recursive: true, encoding: 'utf8' })
      .filter(file => /^(domain|contract|server|web)\/src\/.*\.tsx?$/.test(file))
      .filter(file => !/\.test\.tsx?$/.test(file) && ![...saying, ...calculating].includes(file))
    expect(files.length).toBeGreaterThan(1000)
    expect(
      files.filter(file => worded.test(readFileSync(join(packages, file), 'utf8'))),
      'say it with messages/say or messages/said-in',
    ).toEqual([])
  })
})

describe('the papers', () => {
  const papers = [
    'README.md',
    'HOUSE.md',
    'CONTRIBUTING.md',
    'CHANGELOG.md',
    ...readdirSync(join(import.meta.dirname, 'docs'), { recursive: true, encoding: 'utf8' })
      .filter(file => file.endsWith('.md'))
      .map(file => `docs/${file}`),
  ]

  test('say "they" of people, whoever they are', () => {
    const gendered = /\b(he|him|his|himself|she|her|hers|herself)\b/i
    const faulty = papers.filter(file =>
      gendered.test(readFileSync(join(import.meta.dirname, file), 'utf8')),
    )
    expect(papers.length).toBeGreaterThan(90)
    expect(faulty).toEqual([])
  })

  test('so do the comments of the sources', () => {
    const gendered = /(\/\/|^\s*\/?\*).*\b(he|him|his|himself)\b/im
    const faulty = ['packages', 'scripts', 'e2e', 'bench'].flatMap(place =>
      readdirSync(join(import.meta.dirname, place), { recursive: true, encoding: 'utf8' })
        .filter(file => /\.(tsx?|js|css)$/.test(file))
        .filter(file => !/(^|\/)(node_modules|dist)\//.test(file))
        .map(file => `${place}/${file}`)
        .filter(file => gendered.test(readFileSync(join(import.meta.dirname, file), 'utf8'))),
    )
    expect(faulty).toEqual([])
  })
})
