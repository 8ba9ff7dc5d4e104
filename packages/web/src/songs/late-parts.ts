import { lazy } from 'react'

const loadVideoPanel = () => import('../video/video-panel')
const loadChosenLyric = () => import('./chosen-lyric')
const loadSongForm = () => import('./song-form')
const loadFoundEdits = () => import('./found-edits')
const loadSongDialogs = () => import('./song-dialogs')
const loadBookDialogs = () => import('./book-dialogs')

// The players, forms and dialogs come behind the page's own script.
export const VideoPanel = lazy(async () => ({ default: (await loadVideoPanel()).VideoPanel }))
export const ChosenLyric = lazy(async () => ({ default: (await loadChosenLyric()).ChosenLyric }))
export const SongForm = lazy(async () => ({ default: (await loadSongForm()).SongForm }))
export const FoundEdits = lazy(async () => ({ default: (await loadFoundEdits()).FoundEdits }))
export const SongDialogs = lazy(async () => ({ default: (await loadSongDialogs()).SongDialogs }))
export const BookDialogs = lazy(async () => ({ default: (await loadBookDialogs()).BookDialogs }))

/** Fetches what is not shown yet, too: whoever loses the connection must be able to go on. */
export async function fetchLateParts(): Promise<void> {
  await Promise.allSettled([
    loadSongForm(),
    loadChosenLyric(),
    loadBookDialogs(),
    loadSongDialogs(),
    loadFoundEdits(),
  ])
}
