import { TYPE } from '@formatjs/icu-messageformat-parser'
import { isChoice, treeOf } from './write-code.js'

/**
 * What is wrong with the sentences of a language, each with its room and key. `english` are the rooms of sentences,
 * `told` those of what translators wrote, `alike` the texts that are the same in both languages.
 */
export function faultsOf({ language, english, told, alike }) {
  const needed = categoriesOf(language)
  return Object.keys({ ...english, ...told }).flatMap(room => {
    const [ours, theirs] = [english[room] ?? {}, told[room] ?? {}]
    return Object.keys({ ...ours, ...theirs }).flatMap(key => {
      const [sentence, message] = [ours[key], theirs[key]?.defaultMessage]
      const found = keyFault(sentence, message) ?? [
        ...messageFaults(sentence, message, needed, alike),
        ...(formal[language]?.test(message) ? ['is not said to a friend: tú, tu, du, 你'] : []),
        ...(commands[language]?.test(message) ? ['is a command, which is said to a man'] : []),
      ]
      return found.map(fault => `${room}.json: ${key}: ${fault}`)
    })
  })
}

/** Words by which a language keeps its distance from one reader; each speaks to them as a friend does. */
const formal = {
  es: /\busted\b/i,
  fr: /\b(votre|vos)\b|(?<!rend)ez-(vous|la|les?|en|y)\b|(^|[.!?:;] )(?!Chez|Assez)\p{Lu}?\p{Ll}+ez \p{L}/u,
  zh: /您/u,
  de: /[\p{L},;–] (Sie|Ihr(e[mnrs]?)?|Ihnen)\b/u,
}

/** Commands of a language that has none for everybody (its glossary says what stands in their place). */
const commands = {
  ar: /(^|[\s«:])(اختر|افتح|انسخ|اكتب|اضغط|أنشئ|احذف|اطلب|ابحث|احفظ|العب|اسأل|انظر|انقر|اسحب|ادعُ|أزل|أضف|أظهر|اربط|اقرأ|ابدأ)(ه|ها|هم)?(?=[\s،.:؛!»]|$)/u,
}

const categoriesOf = language => new Intl.PluralRules(language).resolvedOptions().pluralCategories

function keyFault(sentence, message) {
  if (!sentence) return ['is no key of English']
  if (typeof message !== 'string') return ['is missing']
}

function messageFaults(sentence, message, needed, alike) {
  let tree
  try {
    tree = treeOf(message)
  } catch (error) {
    return [`cannot be read: ${error.message} at ${error.location?.start.offset}`]
  }
  return [
    ...argumentFaults(sentence, tree),
    ...formFaults(tree, needed),
    ...textFaults(sentence, message, alike),
  ]
}

/** How long a label may be that English has so much room for. */
const longest = ({ length }) => Math.max(12, 2.4 * length)

/** A label of something narrow: of a button, a tab, the head of a table. */
const isShort = key => /(Action|Tabs?|Heads?)(\.[^.]+)?$/i.test(key)

function textFaults({ key, message: said }, message, alike) {
  return [
    ...(/^\s/.test(message) !== /^\s/.test(said) || /\s$/.test(message) !== /\s$/.test(said)
      ? ['begins or ends with a space, and English does not, or the other way round']
      : []),
    ...(message.includes('<') ? ['has a <'] : []),
    ...(message === said && hasWords(said) && !alike.has(said) ? ['is still English'] : []),
    ...(isShort(key) && message.length > longest(said)
      ? [`is ${message.length} signs long, English ${said.length}: it has no room for that`]
      : []),
  ]
}

/** Whether there is something to translate beside arguments and signs. */
const hasWords = message => /\p{L}{2}/u.test(message.replaceAll(/\{\w+(, number[^}]*)?\}/g, ''))

/** Every use of an argument in a tree. */
const usesOf = tree =>
  tree.flatMap(part => {
    if (part.type === TYPE.literal || part.type === TYPE.pound) return []
    const forms = isChoice(part) ? Object.values(part.options) : []
    return [part, ...forms.flatMap(({ value }) => usesOf(value))]
  })

function argumentFaults({ message, names, numbers }, tree) {
  const [ours, theirs] = [usesOf(treeOf(message)), usesOf(tree)]
  const lost = names.filter(name => has(ours, name) && !has(theirs, name))
  return [
    ...lost.map(name => `{${name}} is lost`),
    ...theirs.flatMap(({ type, value: name }) => {
      if (!names.includes(name)) return [`{${name}} is no argument of it`]
      if (type === TYPE.argument) return []
      if (type === TYPE.number || type === TYPE.plural)
        return numbers.includes(name) ? [] : [`{${name}} is no number`]
      const isCode =
        type === TYPE.select && ours.some(use => use.type === type && use.value === name)
      return isCode ? [] : [`{${name}} cannot be used like that`]
    }),
  ]
}

const has = (uses, name) => uses.some(({ value }) => value === name)

function formFaults(tree, needed) {
  return tree.filter(isChoice).flatMap(part => {
    const names = Object.keys(part.options)
    const within = Object.values(part.options).flatMap(({ value }) => formFaults(value, needed))
    if (part.type === TYPE.select) return within
    const missing = needed.filter(name => !names.includes(name))
    const strange = names.filter(name => !name.startsWith('=') && !needed.includes(name))
    return [
      ...(part.pluralType === 'ordinal' ? [`{${part.value}} is an ordinal`] : []),
      ...missing.map(name => `the form "${name}" of {${part.value}} is missing`),
      ...strange.map(name => `the language has no form "${name}"`),
      ...within,
    ]
  })
}
