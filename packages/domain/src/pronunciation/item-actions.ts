import type { PronunciationItem } from './item'

/** What of an item can be told when it is made; its id comes from whoever makes it. */
export type NewItem = Pick<PronunciationItem, 'text'> &
  Partial<Pick<PronunciationItem, 'translation' | 'pinyin' | 'variants'>>

/** An item without anything but what is told. */
export const itemOf = (
  id: string,
  { text, translation = '', pinyin = null, variants = [] }: NewItem,
): PronunciationItem => ({ id, text, translation, pinyin, audio: null, variants, contrast: null })

/** Puts an empty item after one, or at the end. */
export function addItem(
  items: readonly PronunciationItem[],
  newId: string,
  after?: string,
): PronunciationItem[] {
  const place = after === undefined ? items.length : items.findIndex(({ id }) => id === after) + 1
  return items.toSpliced(place, 0, itemOf(newId, { text: '' }))
}

/** The same items with one changed. A clip and pinyin belong to a text: with another text they go. */
export const changeItem = (
  items: readonly PronunciationItem[],
  id: string,
  change: Partial<Omit<PronunciationItem, 'id' | 'contrast'>>,
): PronunciationItem[] =>
  items.map(item => {
    if (item.id !== id) return item
    const isOther = change.text !== undefined && change.text !== item.text
    return { ...item, ...(isOther ? { audio: null, pinyin: null } : {}), ...change }
  })

/** The same items without one; whatever contrasted with it contrasts with nothing. */
export const removeItem = (
  items: readonly PronunciationItem[],
  gone: string,
): PronunciationItem[] =>
  items
    .filter(({ id }) => id !== gone)
    .map(item => (item.contrast === gone ? { ...item, contrast: null } : item))

/** Puts an item back that was just taken out of the items `before`, with what contrasted with it then. */
export function restoreItem(
  items: readonly PronunciationItem[],
  before: readonly PronunciationItem[],
  id: string,
): PronunciationItem[] {
  const place = before.findIndex(item => item.id === id)
  const gone = before[place]
  if (!gone || items.some(item => item.id === id)) return [...items]
  const paired = new Set(before.filter(({ contrast }) => contrast === id).map(item => item.id))
  const others = items.map(item =>
    item.contrast === null && paired.has(item.id) ? { ...item, contrast: id } : item,
  )
  return withoutLostContrasts(others.toSpliced(place, 0, gone))
}

/**
 * Makes another item the contrast of one, or none. Two that had none until now become a pair; a partner that is left
 * is left by both.
 */
export function contrastItems(
  items: readonly PronunciationItem[],
  id: string,
  contrast: string | null,
): PronunciationItem[] {
  const chosen = items.find(item => item.id === id)
  if (!chosen) return [...items]
  const left = chosen.contrast
  return items.map(item => {
    if (item.id === id) return { ...item, contrast: contrast === id ? null : contrast }
    if (item.id === left && left !== contrast && item.contrast === id)
      return { ...item, contrast: null }
    return item.id === contrast && item.contrast === null ? { ...item, contrast: id } : item
  })
}

/** The same items, with no contrast that names one that is not among them. */
export function withoutLostContrasts(items: readonly PronunciationItem[]): PronunciationItem[] {
  const ids = new Set(items.map(({ id }) => id))
  return items.map(item =>
    item.contrast !== null && !ids.has(item.contrast) ? { ...item, contrast: null } : item,
  )
}

/**
 * The items as they are shown: the two halves of a pair together, where the first of them stands. An item that
 * contrasts with one that is shown already stands with it.
 */
export function inPairs(items: readonly PronunciationItem[]): PronunciationItem[][] {
  const byId = new Map(items.map(item => [item.id, item]))
  const groups: PronunciationItem[][] = []
  const groupOf = new Map<string, PronunciationItem[]>()
  const put = (item: PronunciationItem, group: PronunciationItem[]) => {
    group.push(item)
    groupOf.set(item.id, group)
  }
  for (const item of items) {
    if (groupOf.has(item.id)) continue
    const known = groupOf.get(item.contrast ?? '')
    const group = known ?? []
    if (!known) groups.push(group)
    put(item, group)
    const partner = byId.get(item.contrast ?? '')
    if (partner && !groupOf.has(partner.id)) put(partner, group)
  }
  return groups
}
