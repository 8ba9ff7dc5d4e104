import type { PronunciationItem } from '@duologue/domain/pronunciation/item'
import { isGone } from '../saved-here/forget'
import { savedHere } from '../saved-here/saved-here'

/** A list that was begun and not created yet, as it was last written. */
export interface UnfinishedList {
  fields: Readonly<Record<string, string>>
  items: readonly PronunciationItem[]
}

const isUnfinished = (value: unknown): value is UnfinishedList =>
  typeof value === 'object' &&
  value !== null &&
  'fields' in value &&
  typeof value.fields === 'object' &&
  'items' in value &&
  Array.isArray(value.items) &&
  value.items.every(item => typeof item?.id === 'string' && typeof item.text === 'string')

/**
 * Where this browser keeps the list that somebody is making, until it is created: neither a link that was pressed by
 * mistake nor a login that ended loses what was typed.
 */
export const unfinishedList = (user: string) =>
  savedHere<UnfinishedList | null>(`unfinished-list:${user}`, null, {
    read: text => {
      const told: unknown = JSON.parse(text)
      return isUnfinished(told) ? told : undefined
    },
    write: list => (list === null || isGone(user) ? null : JSON.stringify(list)),
  })

/** What a form holds now, told by the names of its fields; only texts are. */
export const fieldsOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].filter((entry): entry is [string, string] => {
      const [, value] = entry
      return typeof value === 'string'
    }),
  )
