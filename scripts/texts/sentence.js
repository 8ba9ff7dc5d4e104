import ts from 'typescript'
import { choice, quoted, skeletonOf } from './icu.js'

/** What a sentence may do besides joining texts: `messages/language/say.ts`. */
const sayings = { counted, fixed, number, plural, select }

/** A fault of a source, told with its file and line. */
export class SourceFault extends Error {
  constructor(node, what) {
    const file = node.getSourceFile()
    const { line } = file.getLineAndCharacterOfPosition(node.getStart())
    super(`${file.fileName}:${line + 1}: ${what}`)
  }
}

/**
 * A sentence as an ICU message. `place` says where its expression stands: the arguments by the names that the code has
 * for them, the argument of the plural round it, and the helpers of the file.
 */
export function messageOf(node, place) {
  if (ts.isStringLiteralLike(node)) return quoted(node.text, place.plural)
  if (ts.isParenthesizedExpression(node)) return messageOf(node.expression, place)
  if (ts.isTemplateExpression(node)) {
    const spans = node.templateSpans.map(
      ({ expression, literal }) =>
        messageOf(expression, place) + quoted(literal.text, place.plural),
    )
    return quoted(node.head.text, place.plural) + spans.join('')
  }
  if (ts.isIdentifier(node)) {
    const name = argumentOf(node, place)
    return name === place.plural ? '#' : `{${name}}`
  }
  if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
    const { text: name } = node.expression
    if (Object.hasOwn(sayings, name)) return sayings[name](node.arguments, place)
    const helper = place.helpers.get(name)
    if (helper) return messageOf(helper.body, within(helper, node, place))
  }
  throw new SourceFault(node, `a sentence cannot say ${node.getText()}`)
}

function argumentOf(node, { names }) {
  const name = ts.isIdentifier(node) ? names.get(node.text) : undefined
  if (name === undefined) throw new SourceFault(node, `${node.getText()} is no argument`)
  return name
}

/** Where the body of a helper stands that a sentence calls: its parameters are what the call hands in. */
const within = (helper, call, place) => ({
  ...place,
  names: new Map(
    helper.parameters.map(({ name }, index) => [
      name.getText(),
      argumentOf(call.arguments[index] ?? call, place),
    ]),
  ),
})

function counted([total, one, other], place) {
  const name = argumentOf(total, place)
  const form = word => `# ${messageOf(word, { ...place, plural: name })}`
  return choice(name, 'plural', [
    ['one', form(one)],
    ['other', form(other)],
  ])
}

function plural([total, forms], place) {
  const name = argumentOf(total, place)
  return choice(name, 'plural', formsOf(forms, { ...place, plural: name }))
}

function select([code, forms], place) {
  return choice(argumentOf(code, place), 'select', formsOf(forms, place))
}

const formsOf = (forms, place) =>
  forms.properties.map(({ name, initializer }) => [name.text, messageOf(initializer, place)])

function number([value], place) {
  return `{${argumentOf(value, place)}, number}`
}

function fixed([value, digits], place) {
  return `{${argumentOf(value, place)}, number, ${skeletonOf(Number(digits.getText()))}}`
}
