import { writeCsv } from '../text/csv'
import type { PronunciationItem } from './item'

/** The columns of a file of items; what is pasted with this heading is read by it. */
export const itemColumns = ['text', 'translation', 'pinyin', 'variants', 'contrast'] as const

/** Between several texts in one cell. */
export const betweenVariants = ' | '

/** Items as CSV that no spreadsheet runs (pronunciation.md#exporting-items); a contrast is told by its text. */
export function itemsToCsv(items: readonly PronunciationItem[]): string {
  const textOf = new Map(items.map(({ id, text }) => [id, text]))
  const rows = items.map(item => [
    item.text,
    item.translation,
    item.pinyin ?? '',
    item.variants.join(betweenVariants),
    textOf.get(item.contrast ?? '') ?? '',
  ])
  return writeCsv([itemColumns, ...rows])
}
