import { latePart } from '../../ui/feedback/late-part'

// The forms and dialogs come behind the page's own script.
export const ChosenLyric = latePart(
  async () => (await import('../lyrics/chosen-lyric')).ChosenLyric,
)
export const SongBar = latePart(async () => (await import('../details/song-bar')).SongBar)
export const FoundEdits = latePart(async () => (await import('./found-edits')).FoundEdits)
export const SongDialogs = latePart(async () => (await import('./song-dialogs')).SongDialogs)
export const FindPanel = latePart(async () => (await import('../lyrics/find-panel')).FindPanel)
export const BookDialogs = latePart(async () => (await import('./book-dialogs')).BookDialogs)

/** What is not shown yet: whoever loses the connection must be able to go on. */
export const songParts = [
  SongBar,
  ChosenLyric,
  BookDialogs,
  SongDialogs,
  FoundEdits,
  FindPanel,
] as const
