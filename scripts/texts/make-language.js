import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import ts from 'typescript'
import { project } from '../stale.js'
import { messages, readSources, readTexts } from './catalogues.js'
import { languageNamesIn } from './language-names.js'
import { bracketed, spellPseudo } from './pseudo.js'
import { codeOf } from './write-code.js'

/** The language of the tests: English with accents, from no translator's hand. */
const pseudo = 'qps'

/** Where `messages` stands in a language. */
export const madeFolder = language => join(project, 'packages/domain/dist/messages', language)

/** Makes `messages` in a language, file by file, with what translators wrote. */
export function makeLanguage(language, folder = madeFolder(language)) {
  const texts = readTexts(language === pseudo ? 'en' : language)
  const messageOf = room => key => {
    const message = texts[room]?.[key]?.defaultMessage
    if (message === undefined) throw new Error(`${language}/${room}.json: ${key} is missing`)
    return message
  }
  const spell = language === pseudo ? spellPseudo : undefined
  rmSync(folder, { recursive: true, force: true })
  for (const file of readSources()) {
    const to = join(folder, file.path)
    const source =
      file.path === 'language.ts'
        ? file.text.replace(/'en'$/m, `'${language}'`)
        : file.path === 'language-names.ts'
          ? languageNamesIn(language, spell)
          : sourceIn(file, messageOf(file.room), spell)
    mkdirSync(dirname(to), { recursive: true })
    writeFileSync(to, withImports(source, join(messages, file.path), to))
  }
}

/**
 * A file as a language says it: the English source with each of its sentences in that language. So signatures, keys and
 * references are those of the English file, and none can be missing.
 */
function sourceIn({ path, text, sentences }, messageOf, spell) {
  if (sentences.length === 0) return text
  let source = text
  for (const { key, node, numbers } of sentences.toSorted(lastFirst)) {
    const body = ts.isArrowFunction(node) ? node.body : node
    const said = codeOf(messageOf(key), { numbers, spell })
    const code = spell ? bracketed(said) : said
    source = source.slice(0, body.getStart()) + code + source.slice(body.getEnd())
  }
  const above = path.includes('/') ? '..' : '.'
  return `import { isolated } from '${above}/isolated'\nimport * as say from '${above}/say'\n${source}`
}

/** The last first: what stands before it keeps its place. */
const lastFirst = (one, other) => other.node.getStart() - one.node.getStart()

/** What a file imports from outside of `messages` stands where it stood; the rest is made beside it. */
const withImports = (source, from, to) =>
  source.replaceAll(/(?<= from ')\.[^']+(?=')/g, name => {
    const meant = join(dirname(from), name)
    return relative(messages, meant).startsWith('..') ? relative(dirname(to), meant) : name
  })
