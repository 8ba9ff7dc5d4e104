import type { PronunciationList } from '@duologue/contract/shapes/pronunciation-shapes'
import { saveWaits } from '@duologue/domain/choices/limits-across-rooms'
import {
  isListEditValid,
  mergeListEdits,
  type PronunciationListEdit,
} from '@duologue/domain/pronunciation/list-edit'
import { CallFailed, type Client } from '../../api/client'
import { autosaver } from '../../autosave/autosaver'
import { savedByCall } from '../../autosave/saved-by-call'
import { listJournal } from '../list-journal'
import { changesOf, storedList } from './list-edit-of'

/**
 * Saves the edits of a list by itself, as a playlist's (pronunciation.md#editing); `onSaved` is told what is stored,
 * `onGone` that it is not there any more.
 */
export function listSaver(
  client: Client,
  list: PronunciationList,
  user: string,
  onSaved: (list: PronunciationList) => void,
  onGone: () => void,
) {
  const { id } = list
  return autosaver<PronunciationListEdit>(storedList(list), {
    journal: listJournal(user, id),
    isValid: isListEditValid,
    merge: mergeListEdits,
    wait: saveWaits.playlist,
    retryAfter: saveWaits.playlist * 5,
    send: async (draft, base, how) => {
      const body = { ...changesOf(draft, base), version: base.version }
      const answer = await client.pronunciation.updateList({ params: { id }, body }, how)
      const stored = storedList(answer)
      onSaved(answer)
      return stored
    },
    currentOf: error =>
      error instanceof CallFailed && error.code === 'list-changed' && error.current
        ? storedList(error.current as PronunciationList)
        : undefined,
    ...savedByCall(`list:${id}`, onGone),
  })
}
