import { shell } from '@duologue/domain/messages/site/shell'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { needAdmin } from '../../session/need-login'
import { mainRoute } from './layout-routes'
import { privateHead } from './page-head'

/** The parameters of a search as they stand in the address; the page makes sense of them. */
const readTexts = (search: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(search).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )

/** The editor's home (songs.md#editor-home). */
const home = createRoute({
  getParentRoute: () => mainRoute,
  path: 'editor',
  validateSearch: readTexts,
  head: () => privateHead(shell.editor),
  component: lazyRouteComponent(() => import('../../screens/songs/editor-home'), 'EditorHome'),
})

/** The editor of a song (songs.md#song-editor). */
const song = createRoute({
  getParentRoute: () => mainRoute,
  path: 'editor/songs/$songId',
  head: () => privateHead(shell.songEditor),
  component: lazyRouteComponent(() => import('../../screens/songs/song-editor'), 'SongEditor'),
})

/** Setting the times of lyrics (songs.md#time-sync). */
const timeSync = createRoute({
  getParentRoute: () => mainRoute,
  path: 'editor/songs/$songId/timesync',
  head: () => privateHead(shell.syncLyrics),
  component: lazyRouteComponent(() => import('../../screens/songs/time-sync'), 'TimeSync'),
})

/** Adding many lyrics at once (lyrics.md#add-lyrics). */
const addLyrics = createRoute({
  getParentRoute: () => mainRoute,
  path: 'editor/songs/$songId/addlyrics',
  head: () => privateHead(shell.addLyrics),
  component: lazyRouteComponent(() => import('../../screens/songs/add-lyrics'), 'AddLyrics'),
})

/** Editing the words of lyrics (lyrics.md#words-editor). */
const wordLists = createRoute({
  getParentRoute: () => mainRoute,
  path: 'editor/songs/$songId/wordlists',
  head: () => privateHead(shell.wordsEditor),
  component: lazyRouteComponent(() => import('../../screens/songs/words-editor'), 'WordsEditor'),
})

/** What was reported (reports.md#deciding). */
const reports = createRoute({
  getParentRoute: () => mainRoute,
  path: 'editor/reports',
  validateSearch: readTexts,
  head: () => privateHead(shell.reports),
  component: lazyRouteComponent(
    () => import('../../screens/reports/editor-reports'),
    'EditorReports',
  ),
})

/** /school and its tabs (school.md#school-page): for admins, and for nobody else there. */
const school = createRoute({
  getParentRoute: () => mainRoute,
  path: 'school/{-$tab}',
  validateSearch: readTexts,
  beforeLoad: needAdmin,
  head: () => privateHead(shell.school),
  component: lazyRouteComponent(() => import('../../screens/school/school'), 'School'),
})

export const editorRoutes = [home, song, timeSync, addLyrics, wordLists, reports, school] as const
