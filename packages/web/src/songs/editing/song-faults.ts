import { songLanguages } from '@duologue/domain/choices/song-choices'
import { songEditorTexts as editorTexts } from '@duologue/domain/messages/songs/song-editor'
import { songTexts as texts } from '@duologue/domain/messages/songs/songs'
import {
  rightsNoteFault,
  rightsUrlFault,
  songAsideFault,
  songDescriptionFault,
  songTitleFault,
} from '@duologue/domain/songs/details/song-fields'
import type { Edit, LyricEdit, SongEdit } from '@duologue/domain/songs/editing/edit'
import type { WaitingEdit } from '@duologue/domain/songs/editing/waiting-edits'
import { lyricAsideFault, lyricTextFault } from '@duologue/domain/songs/lyrics/lyric-fields'
import { timeFault, toSeconds } from '@duologue/domain/songs/times/time'

type Fault = string | undefined

const required = (value: unknown): Fault =>
  String(value).trim() === '' ? texts.required : undefined
const isNumber = (value: unknown): Fault =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0
    ? undefined
    : editorTexts.mustBeNumber

const songFault = ({ field, value }: SongEdit): Fault => {
  switch (field) {
    case 'title':
    case 'artist':
      return songTitleFault(String(value))
    case 'titleTranslation':
    case 'artistTranslation':
    case 'titlePinyin':
    case 'artistPinyin':
      return songAsideFault(String(value))
    case 'description':
      return songDescriptionFault(String(value))
    case 'rightsNote':
      return rightsNoteFault(String(value))
    case 'rightsUrl':
      return rightsUrlFault(String(value))
    case 'language':
      return songLanguages.some(one => one === value) ? undefined : texts.required
    case 'youtubeViews':
    case 'duration':
      return isNumber(value)
    default:
      return undefined
  }
}

/** What is wrong with a value of a lyric's field. */
export const lyricFault = (
  { field, value }: Pick<LyricEdit, 'field' | 'value'>,
  language: string,
): Fault => {
  switch (field) {
    case 'text':
      return lyricTextFault(String(value))
    case 'translation':
      return required(value) ?? lyricAsideFault(String(value))
    case 'pinyin':
      return (
        (language === 'chinese' ? required(value) : undefined) ?? lyricAsideFault(String(value))
      )
    case 'annotation':
      return lyricAsideFault(String(value))
    case 'startTime':
    case 'stopTime':
      return typeof value === 'number' ? timeFault(toSeconds(value)) : texts.notValidTime
    default:
      return undefined
  }
}

const faultOf = (edit: Edit, language: string): Fault => {
  if (edit.kind === 'song') return songFault(edit)
  return edit.kind === 'lyric' ? lyricFault(edit, language) : undefined
}

/** Names the field of an edit among all faults. */
const faultKey = (edit: SongEdit | LyricEdit) =>
  `${edit.kind === 'song' ? 'song' : edit.id}.${edit.field}`

/**
 * What is wrong with what waits (songs.md#autosave), by field. Only what was touched is looked at: a translation that
 * the server still waits for is no fault (words.md#waiting-translations).
 */
export function faultsOf(
  waiting: readonly WaitingEdit[],
  language: string,
): ReadonlyMap<string, string> {
  const faults = new Map<string, string>()
  for (const { edit } of waiting) {
    if (edit.kind !== 'song' && edit.kind !== 'lyric') continue
    const fault = faultOf(edit, language)
    // A later edit of the same field says what it is now.
    if (fault === undefined) faults.delete(faultKey(edit))
    else faults.set(faultKey(edit), fault)
  }
  return faults
}
