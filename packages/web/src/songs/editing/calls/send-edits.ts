import type { Edit, LyricEdit, SongEdit } from '@duologue/domain/songs/editing/edit'
import type { WaitingEdit } from '@duologue/domain/songs/editing/waiting-edits'
import type { Written } from '../stored-song'
import type { SongCall } from './call'
import { createLyric } from './create-lyric'
import { deleteLyric } from './delete-lyric'
import { editedFields } from './edited-fields'
import { mergeLyrics } from './merge-lyrics'
import { splitLyric } from './split-lyric'
import { updateLyric } from './update-lyric'
import { updateSong } from './update-song'

const isSongEdit = (edit: Edit): edit is SongEdit => edit.kind === 'song'
const isLyricEdit = (edit: Edit): edit is LyricEdit => edit.kind === 'lyric'

/** Sends edits that belong together as one request and answers what it wrote (lyrics.md#calls). */
export async function sendEdits(call: SongCall, batch: readonly WaitingEdit[]): Promise<Written> {
  const edits = batch.map(one => one.edit)
  const baseRev = Math.min(...batch.map(one => one.baseRev))
  const [edit] = edits
  switch (edit?.kind) {
    case 'song':
      return updateSong(call, { ...editedFields(edits.filter(isSongEdit)), baseRev })
    case 'order':
      return updateSong(call, { lyrics: [...edit.ids], baseOrderRev: call.orderRev })
    case 'lyric':
      return updateLyric(call, edits.filter(isLyricEdit), baseRev)
    case 'add':
      return createLyric(call, edit)
    case 'remove':
      return deleteLyric(call, edit.id)
    case 'split':
      return splitLyric(call, edit, baseRev)
    case 'merge':
      return mergeLyrics(call, edit, baseRev)
    default:
      throw new Error('There is nothing to send.')
  }
}
