import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import ts from 'typescript'
import { project } from '../stale.js'
import { readSentences } from './read-sentences.js'

const messages = join(project, 'packages/domain/src/messages')
const texts = join(project, 'packages/domain/texts')

/** What sentences are made with; it says nothing itself. */
const machinery = [
  'choose-language',
  'display-language',
  'language',
  'said-in',
  'say',
  'site-languages',
]

/** The files of `messages` that hold sentences, by their path below it. */
const sources = () =>
  readdirSync(messages, { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .filter(path => !path.startsWith('made/') && !machinery.includes(path.replace(/\.ts$/, '')))
    .toSorted()

/** Every file of `messages` with its room, its syntax tree and its sentences. */
export const readEnglish = () =>
  sources().map(path => {
    const text = readFileSync(join(messages, path), 'utf8')
    const name = relative(project, join(messages, path))
    const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true)
    const room = path.includes('/') ? dirname(path) : path.replace(/\.ts$/, '')
    return { path, room, text, file, sentences: readSentences(file) }
  })

/** The English sentences by room, as Format.JS writes them: what the translators read. */
export function sentencesByRoom(english) {
  const rooms = {}
  for (const { room, sentences } of english)
    for (const { key, message, description } of sentences) {
      rooms[room] ??= {}
      if (rooms[room][key]) throw new Error(`${room}: ${key} is there twice`)
      rooms[room][key] = { defaultMessage: message, ...(description && { description }) }
    }
  return rooms
}

const folderOf = language => join(texts, language)
const asJson = value => `${JSON.stringify(value, null, 2)}\n`

/** Writes the rooms of a language; a room that is no more goes. */
export function writeTexts(language, rooms) {
  const folder = folderOf(language)
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder))
    if (!Object.hasOwn(rooms, name.replace(/\.json$/, ''))) rmSync(join(folder, name))
  for (const [room, sentences] of Object.entries(rooms))
    writeFileSync(join(folder, `${room}.json`), asJson(sentences))
}
