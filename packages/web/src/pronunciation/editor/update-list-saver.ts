import type { PronunciationList } from '@duologue/contract/shapes/pronunciation-shapes'
import {
  isListEditValid,
  mergeListEdits,
  type PronunciationListEdit,
} from '@duologue/domain/pronunciation/list-edit'
import type { Client } from '../../api/client'
import { changedFields } from '../../autosave/found-edit'
import { editSaver } from '../../editor-kit/edit-saver'
import { listJournal } from '../list-journal'
import { sentItems, storedList } from './list-edit-of'

/** What is sent of an edit: what differs. */
function bodyOf(draft: PronunciationListEdit, fields: PronunciationListEdit) {
  const { isPublished, items, ...rest } = changedFields(fields, draft)
  return {
    ...rest,
    ...(items ? { items: sentItems(items) } : {}),
    ...(isPublished === undefined ? {} : { settings: { isPublished } }),
  }
}

/**
 * Saves the edits of a list by itself (pronunciation.md#editing); `onSaved` is told what is stored, `onGone` that it is
 * not there any more.
 */
export const listSaver = (
  client: Client,
  list: PronunciationList,
  user: string,
  onSaved: (list: PronunciationList) => void,
  onGone: () => void,
) =>
  editSaver(list, {
    about: `list:${list.id}`,
    journal: listJournal(user, list.id),
    storedOf: storedList,
    isValid: isListEditValid,
    merge: mergeListEdits,
    bodyOf,
    call: (body, how) => client.pronunciation.updateList({ params: { id: list.id }, body }, how),
    changed: 'list-changed',
    onSaved,
    onGone,
  })
