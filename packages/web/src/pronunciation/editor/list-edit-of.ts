import type { PronunciationList } from '@duologue/contract/shapes/pronunciation-shapes'
import { languageOf } from '@duologue/domain/choices/languages'
import type { PronunciationItem } from '@duologue/domain/pronunciation/item'
import type { PronunciationListEdit } from '@duologue/domain/pronunciation/list-edit'
import type { Stored } from '../../autosave/autosaver'

/** What can be edited of a list, and its version. */
export const storedList = (list: PronunciationList): Stored<PronunciationListEdit> => ({
  version: list.version,
  fields: {
    title: list.title,
    description: list.description,
    language: languageOf(list.language) ?? 'en',
    difficulty: list.difficulty,
    isPublished: list.settings.isPublished,
    items: list.items,
  },
})

/** Items as they are sent. */
export const sentItems = (items: readonly PronunciationItem[]) =>
  items.map(item => ({ ...item, variants: [...item.variants] }))
