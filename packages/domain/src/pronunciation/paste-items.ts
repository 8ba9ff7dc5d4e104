import { pronunciationFaults as texts } from '../messages/pronunciation/pronunciation-faults'
import { readCsv } from '../text/csv'
import type { PronunciationItem } from './item'
import { itemOf, type NewItem } from './item-actions'
import { itemTextFault, itemTranslationFault } from './item-fields'
import { betweenVariants, type itemColumns } from './list-csv'
import { pronunciationLimits as limits } from './pronunciation-limits'

/** An item as it was pasted; its contrast is told by its text. */
export interface PastedItem extends Required<NewItem> {
  contrast: string | null
}

/** What came of a pasted text, and what is to be said about it. */
export interface PastedItems {
  items: PastedItem[]
  duplicates: number
  messages: string[]
}

const plain = (cell: string | undefined) =>
  (cell ?? '').normalize('NFC').replaceAll(/\s+/g, ' ').trim()

/** The rows of a pasted text: cells parted by tabs where there is one, else by commas or semicolons. */
function rowsOf(pasted: string): string[][] {
  // A sign of inches or an unfinished quotation must not swallow the rows behind it.
  const isQuoted = pasted.split('"').length % 2 === 1
  const hasTab = pasted.includes('\t')
  const source = isQuoted ? pasted : pasted.replaceAll('"', '”')
  return readCsv(source, hasTab ? '\t' : undefined)
}

/** How the cells of a row are told apart: by the heading of our own files, else text first and translation behind it. */
function readerOf(rows: readonly (readonly string[])[], isTable: boolean) {
  const heading = rows[0]?.map(cell => plain(cell).toLowerCase()) ?? []
  const isHeaded = heading.includes('text') && heading.includes('translation')
  const placeOf = (column: (typeof itemColumns)[number]) => heading.indexOf(column)
  const cellOf = (row: readonly string[], column: (typeof itemColumns)[number]) =>
    plain(row[placeOf(column)])
  const read = (row: readonly string[]): PastedItem => {
    if (!isHeaded) {
      // A translation with commas in it is one translation all the same.
      const translation = isTable
        ? plain(row[1])
        : row.slice(1).map(plain).filter(Boolean).join(', ')
      return { text: plain(row[0]), translation, pinyin: null, variants: [], contrast: null }
    }
    const variants = cellOf(row, 'variants').split(betweenVariants).filter(Boolean)
    return {
      text: cellOf(row, 'text'),
      translation: cellOf(row, 'translation'),
      pinyin: cellOf(row, 'pinyin').slice(0, limits.pinyin) || null,
      variants: variants
        .filter(variant => itemTextFault(variant) === undefined)
        .slice(0, limits.variants),
      contrast: cellOf(row, 'contrast') || null,
    }
  }
  return { read, first: isHeaded ? 1 : 0 }
}

/** What keeps a row out of a list, in the words that are shown. */
function rowFault({ text, translation }: PastedItem, row: number): string | undefined {
  if (text === '') return texts.rowWithoutText(row)
  if (itemTextFault(text)) return texts.rowTooLong(row, limits.text)
  return itemTranslationFault(translation) ? texts.rowTooLong(row, limits.translation) : undefined
}

/**
 * The items of a pasted text: two columns parted by tab or comma, quoted or not, as spreadsheets and card makers give
 * them (pronunciation.md#pasting-items), or a file of ours. A text that is there already, in the list or above, is a
 * duplicate; sounds hang on accents and capitals may make another word, so only equal texts are one.
 */
export function pasteItems(pasted: string, listed: readonly { text: string }[] = []): PastedItems {
  const rows = rowsOf(pasted)
  const { read, first } = readerOf(rows, pasted.includes('\t'))
  const known = new Set(listed.map(({ text }) => plain(text)))
  const items: PastedItem[] = []
  const faults: string[] = []
  let duplicates = 0
  let left = 0
  rows.forEach((row, index) => {
    if (index < first || row.every(cell => plain(cell) === '')) return
    const item = read(row)
    const fault = rowFault(item, index + 1)
    if (fault !== undefined) faults.push(fault)
    else if (known.has(item.text)) duplicates += 1
    else if (listed.length + items.length >= limits.mostItems) left += 1
    else {
      known.add(item.text)
      items.push(item)
    }
  })
  const messages = [
    ...(duplicates > 0 ? [texts.duplicates(duplicates)] : []),
    ...faults,
    ...(left > 0 ? [texts.onlyFirst(limits.mostItems)] : []),
  ]
  return { items, duplicates, messages }
}

/** What of other items can be put into a list: those that may stand there and do not yet, each once. */
export function newItems(
  items: readonly NewItem[],
  listed: readonly { text: string }[],
): PastedItem[] {
  const known = new Set(listed.map(({ text }) => plain(text)))
  return items.flatMap(({ text, translation = '', pinyin = null, variants = [] }) => {
    const item = { text: plain(text), translation, pinyin, variants, contrast: null }
    if (itemTextFault(item.text) !== undefined || known.has(item.text)) return []
    known.add(item.text)
    return [{ ...item, translation: itemTranslationFault(translation) ? '' : translation }]
  })
}

/** Puts pasted items behind those of a list; `ids` are theirs, in order. Contrasts are found by their texts. */
export function addPastedItems(
  items: readonly PronunciationItem[],
  pasted: readonly PastedItem[],
  ids: readonly string[],
): PronunciationItem[] {
  const made = pasted.map((item, index) => itemOf(ids[index] ?? '', item))
  const all = [...items, ...made]
  const idOf = new Map(all.map(({ id, text }) => [text, id]))
  const contrasts = pasted.map(({ contrast }) => idOf.get(contrast ?? '') ?? null)
  return [
    ...items,
    ...made.map((item, index) => {
      const contrast = contrasts[index] ?? null
      return contrast === item.id ? item : { ...item, contrast }
    }),
  ]
}
