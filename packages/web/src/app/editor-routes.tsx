import { shell } from '@duologue/domain/messages/shell'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { mainRoute } from './layout-routes'

/** The parameters of a search as they stand in the address; the page makes sense of them. */
const readTexts = (search: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(search).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )

/** The editor's home (S3 section 2.3). */
const home = createRoute({
  getParentRoute: () => mainRoute,
  path: 'editor',
  validateSearch: readTexts,
  head: () => ({ meta: [{ title: shell.editor }, { name: 'robots', content: 'noindex' }] }),
  component: lazyRouteComponent(() => import('../screens/editor-home'), 'EditorHome'),
})

const timeSync = createRoute({
  getParentRoute: () => mainRoute,
  path: 'editor/songs/$songId/timesync',
  head: () => ({ meta: [{ title: shell.syncLyrics }, { name: 'robots', content: 'noindex' }] }),
  component: lazyRouteComponent(() => import('../screens/time-sync'), 'TimeSync'),
})

const wordLists = createRoute({
  getParentRoute: () => mainRoute,
  path: 'editor/songs/$songId/wordlists',
  head: () => ({ meta: [{ title: shell.wordsEditor }, { name: 'robots', content: 'noindex' }] }),
  component: lazyRouteComponent(() => import('../screens/words-editor'), 'WordsEditor'),
})

export const editorRoutes = [home, timeSync, wordLists] as const
