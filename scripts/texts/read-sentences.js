import ts from 'typescript'
import { messageOf, SourceFault } from './sentence.js'

/**
 * Every sentence of a file of `messages`, in its order: its key, the ICU message, the names of its arguments, which of
 * them are numbers, the comment above it, and the node of the syntax tree that says it.
 */
export function readSentences(file) {
  const reading = { helpers: new Map(), parts: new Map(), found: new Map() }
  for (const { name, initializer } of constantsOf(file)) {
    if (ts.isArrowFunction(initializer)) reading.helpers.set(name.text, initializer)
    reading.parts.set(name.text, initializer)
  }
  for (const { name, initializer, isExported } of constantsOf(file))
    if (isExported) readValue(initializer, name.text, reading)
  return [...reading.found.values()]
}

const constantsOf = file =>
  file.statements.filter(ts.isVariableStatement).flatMap(statement => {
    const isExported = statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
    return statement.declarationList.declarations.map(({ name, initializer }) => ({
      name,
      initializer: bare(initializer),
      isExported,
    }))
  })

/** An expression without what only speaks of its type. */
const bare = node =>
  ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node)
    ? bare(node.expression)
    : node

/** Reads what stands in a catalogue; what it has from another place is said there. */
function readValue(value, key, reading, commented = value) {
  const node = bare(value)
  if (ts.isStringLiteralLike(node) || ts.isArrowFunction(node))
    return readSentence(node, key, reading, commented)
  if (ts.isObjectLiteralExpression(node)) return readObject(node, key, reading)
  if (ts.isArrayLiteralExpression(node)) return readArray(node, key, reading)
  if (ts.isIdentifier(node)) return readPart(node, key, reading)
  if (!ts.isPropertyAccessExpression(node))
    throw new SourceFault(node, `a catalogue cannot hold ${node.getText()}`)
}

function readObject(object, key, reading) {
  for (const property of object.properties) {
    if (ts.isSpreadAssignment(property)) continue
    const { text } = property.name
    if (isCode(text)) continue
    if (ts.isShorthandPropertyAssignment(property))
      readPart(property.name, `${key}.${text}`, reading)
    else readValue(property.initializer, `${key}.${text}`, reading, property)
  }
}

/** What a name says that programs read, and people do not. */
const isCode = name => name === 'id' || name === 'ids'

/** An element is called by its own id where it has one, so that it may change its place. */
function readArray(array, key, reading) {
  for (const [index, element] of array.elements.entries()) {
    if (ts.isSpreadElement(element)) continue
    readValue(element, `${key}.${idOf(element) ?? index}`, reading)
  }
}

const idOf = element =>
  ts.isObjectLiteralExpression(element)
    ? element.properties.find(({ name }) => name?.text === 'id')?.initializer.text
    : undefined

function readPart(name, key, reading) {
  const part = reading.parts.get(name.text)
  if (part) readValue(part, key, reading)
}

/** A single sign, such as the name of a key or a dash, is the same in all languages. */
function readSentence(node, key, reading, commented) {
  if (reading.found.has(node) || (ts.isStringLiteralLike(node) && node.text.length < 2)) return
  const parameters = node.parameters ?? []
  const names = parameters.map(({ name }) => name.getText())
  const numbers = parameters
    .filter(({ type }) => type?.kind === ts.SyntaxKind.NumberKeyword)
    .map(({ name }) => name.getText())
  const place = {
    names: new Map(names.map(name => [name, name])),
    plural: undefined,
    helpers: reading.helpers,
  }
  const message = messageOf(node.body ?? node, place)
  const description = commentAbove(commented)
  reading.found.set(node, { key, message, names, numbers, description, node })
}

/** What the comment right above says of a sentence. */
function commentAbove(node) {
  if (!ts.isPropertyAssignment(node)) return undefined
  const { text } = node.getSourceFile()
  const said = (ts.getLeadingCommentRanges(text, node.getFullStart()) ?? [])
    .map(({ pos, end }) => text.slice(pos, end))
    .join(' ')
  return (
    said
      .replaceAll(/^\/\*+|\*\/$|^\s*\*|\/\//gm, '')
      .replaceAll(/\s+/g, ' ')
      .trim() || undefined
  )
}
