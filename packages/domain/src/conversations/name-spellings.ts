import { foldText } from '../text/fold'

/** Shorter names are too often ordinary words. */
const shortest = 3

/** The words of a text that begin with a capital letter. */
const capitalised = (text: string) => text.match(/\p{Lu}[\p{L}\p{M}]*/gu) ?? []

/**
 * Names that stand in two spellings, such as José and Jose: in both names, or in a name and a text. Only case and
 * accents are compared, since María and Mario are two people.
 */
export function nameSpellings(
  names: readonly string[],
  texts: readonly string[],
): [string, string][] {
  const words = [...names, ...texts].flatMap(capitalised).map(word => word.normalize('NFC'))
  const ofNames = names.flatMap(capitalised).map(word => word.normalize('NFC'))
  return [...new Set(ofNames)].flatMap(name => {
    if (name.length < shortest) return []
    const other = words.find(
      word =>
        foldText(word) === foldText(name) &&
        word !== name &&
        // A name in capitals throughout is shouted, not misspelled.
        word !== name.toUpperCase() &&
        name !== word.toUpperCase(),
    )
    return other === undefined ? [] : [[name, other] as [string, string]]
  })
}
