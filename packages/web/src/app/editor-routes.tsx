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

/** The editor of a song (S3 section 2.4). */
const song = createRoute({
  getParentRoute: () => mainRoute,
  path: 'editor/songs/$songId',
  head: () => ({ meta: [{ title: shell.songEditor }, { name: 'robots', content: 'noindex' }] }),
  component: lazyRouteComponent(() => import('../screens/song-editor'), 'SongEditor'),
})

export const editorRoutes = [home, song] as const
