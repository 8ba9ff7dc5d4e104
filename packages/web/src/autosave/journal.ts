import { isGone } from '../saved-here/forget'
import { type SavedHere, savedHere } from '../saved-here/saved-here'

/** An edit that is not stored yet, with what it was made of. */
export interface UnsentEdit<T> {
  base: { fields: T; version: number }
  draft: T
  /** When it was last edited, in milliseconds; 0 when that is not known. */
  at: number
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const isText = (value: unknown) => typeof value === 'string'
const isThere = (value: unknown) => value !== undefined

/** Tells by fields of each sort whether what was read back is what is edited. */
export const hasFields =
  <T>(told: Record<'texts' | 'lists' | 'others', readonly (keyof T & string)[]>) =>
  (value: unknown): value is T => {
    const fields = new Map<string, unknown>(isObject(value) ? Object.entries(value) : [])
    return (
      told.texts.every(name => isText(fields.get(name))) &&
      told.lists.every(name => Array.isArray(fields.get(name))) &&
      told.others.every(name => isThere(fields.get(name)))
    )
  }

/**
 * Where this browser keeps the edit of one thing by one person until it is stored, so that neither a lost connection
 * nor a closed page loses it.
 *
 * @param isFields whether what was read back is what is edited.
 */
export const journalOf = <T>(
  user: string,
  name: string,
  isFields: (value: unknown) => value is T,
): SavedHere<UnsentEdit<T> | null> =>
  savedHere<UnsentEdit<T> | null>(`unsent:${user}:${name}`, null, {
    read: text => {
      const told: unknown = JSON.parse(text)
      if (!isObject(told) || !('base' in told) || !('draft' in told)) return undefined
      const { base, draft } = told
      const at = 'at' in told && typeof told.at === 'number' ? told.at : 0
      if (!isObject(base) || !('fields' in base) || !('version' in base)) return undefined
      const { fields, version } = base
      if (!isFields(fields) || !isFields(draft) || typeof version !== 'number') return undefined
      return { base: { fields, version }, draft, at }
    },
    // Of who has logged out nothing is kept.
    write: edit => (edit === null || isGone(user) ? null : JSON.stringify(edit)),
  })
