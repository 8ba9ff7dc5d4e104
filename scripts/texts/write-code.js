import { parse, TYPE } from '@formatjs/icu-messageformat-parser'

/** An ICU message as a tree; a fault of its syntax is thrown as a SyntaxError. */
export const treeOf = message =>
  parse(message, { ignoreTag: true, requiresOtherClause: true, shouldParseSkeletons: false })

/**
 * The TypeScript that says a message, with the arguments by the names that the English function has for them; those that
 * are no `numbers` are isolated. `spell` writes its words in another way.
 */
export const codeOf = (message, { numbers = [], spell = words => words } = {}) =>
  sayingOf(treeOf(message), { spell, numbers, plural: undefined })

/** `plural` is the argument that `#` stands for. */
function sayingOf(tree, place) {
  const [only] = tree
  const { spell } = place
  if (tree.length === 1 && isChoice(only)) return valueOf(only, place)
  if (tree.every(({ type }) => type === TYPE.literal))
    return JSON.stringify(spell(tree.map(({ value }) => value).join('')))
  const parts = tree.map(part =>
    part.type === TYPE.literal ? escaped(spell(part.value)) : `\${${valueOf(part, place)}}`,
  )
  return `\`${parts.join('')}\``
}

const escaped = text => text.replaceAll(/[`\\]|\$(?=\{)/g, sign => `\\${sign}`)

export const isChoice = ({ type }) => type === TYPE.plural || type === TYPE.select

function valueOf(part, place) {
  if (part.type === TYPE.pound) return place.plural
  if (part.type === TYPE.argument)
    return place.numbers.includes(part.value) ? part.value : `isolated(${part.value})`
  if (part.type === TYPE.number) return numberOf(part)
  if (part.type === TYPE.select) return `say.select(${part.value}, ${formsOf(part, place)})`
  return `say.plural(${part.value}, ${formsOf(part, { ...place, plural: part.value })})`
}

function formsOf({ options }, place) {
  const forms = Object.entries(options).map(
    ([name, { value }]) => `${JSON.stringify(name)}: ${sayingOf(value, place)}`,
  )
  return `{ ${forms.join(', ')} }`
}

/** `{x, number}`, or with digits behind its sign `{x, number, ::.00}`. */
function numberOf({ value, style }) {
  const digits = digitsOf(style)
  return digits === 0 ? `say.number(${value})` : `say.fixed(${value}, ${digits})`
}

const digitsOf = style => (style ? style.tokens[0].stem.length - 1 : 0)
