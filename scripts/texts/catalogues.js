import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import ts from 'typescript'
import { project } from '../stale.js'
import { readSentences } from './read-sentences.js'

export const messages = join(project, 'packages/domain/src/messages')
const texts = join(project, 'packages/domain/texts')

/** What sentences are made with; it says nothing itself. */
const machinery = [
  'by-name',
  'choose-language',
  'isolated',
  'language',
  'language-address',
  'language-cookie',
  'language-name',
  'language-names',
  'said-in',
  'said-in-calendar',
  'say',
  'server-words',
  'site-languages',
  'split-address',
]

/** Every file of `messages` with its room, its text and its sentences. */
export const readSources = () =>
  readdirSync(messages, { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .toSorted()
    .map(path => {
      const text = readFileSync(join(messages, path), 'utf8')
      const name = relative(project, join(messages, path))
      const bare = path.replace(/\.ts$/, '')
      const sentences = machinery.includes(bare)
        ? []
        : readSentences(ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true))
      return { path, room: path.includes('/') ? dirname(path) : bare, text, sentences }
    })

/** The English sentences by room and key. */
export function sentencesByRoom() {
  const rooms = {}
  for (const { room, sentences } of readSources())
    for (const sentence of sentences) {
      rooms[room] ??= {}
      if (rooms[room][sentence.key]) throw new Error(`${room}: ${sentence.key} is there twice`)
      rooms[room][sentence.key] = sentence
    }
  return Object.fromEntries(
    Object.keys(rooms)
      .toSorted()
      .map(room => [room, rooms[room]]),
  )
}

/** The English sentences as Format.JS writes them: what the translators read. */
export const drawn = rooms =>
  mapValues(rooms, sentences =>
    mapValues(sentences, ({ message, description }) => ({
      defaultMessage: message,
      ...(description && { description }),
    })),
  )

const mapValues = (object, change) =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]))

const folderOf = language => join(texts, language)
const asJson = value => `${JSON.stringify(value, null, 2)}\n`

/** The languages that the English sentences were translated into. */
export const translated = () => readdirSync(texts).filter(name => name !== 'en' && name !== 'alike')

/** What stands in `texts` of a language, by room. */
export function readTexts(language) {
  const folder = folderOf(language)
  if (!existsSync(folder)) return {}
  const files = readdirSync(folder).filter(name => name.endsWith('.json'))
  return Object.fromEntries(
    files
      .toSorted()
      .map(name => [
        name.slice(0, -'.json'.length),
        JSON.parse(readFileSync(join(folder, name), 'utf8')),
      ]),
  )
}

/** The English texts that are the same in a language: what an interface calls so everywhere, and what this one does. */
export const readAlike = language =>
  new Set(
    ['all', language]
      .map(name => join(texts, 'alike', `${name}.json`))
      .filter(existsSync)
      .flatMap(file => JSON.parse(readFileSync(file, 'utf8'))),
  )

/** Writes the rooms of a language; a room that is no more goes. */
export function writeTexts(language, rooms) {
  const folder = folderOf(language)
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder))
    if (!Object.hasOwn(rooms, name.replace(/\.json$/, ''))) rmSync(join(folder, name))
  for (const [room, sentences] of Object.entries(rooms))
    writeFileSync(join(folder, `${room}.json`), asJson(sentences))
}
