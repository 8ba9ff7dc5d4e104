import { shell } from '@duologue/domain/messages/site/shell'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { LoadingVoices } from '../../ui/feedback/loading-voices'
import { mainRoute } from './layout-routes'
import { pageHead } from './page-head'

const idOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

/** /pronunciation/game (pronunciation.md#playing): everybody plays, and no search engine. */
export const pronunciationGameRoute = createRoute({
  getParentRoute: () => mainRoute,
  path: 'pronunciation/game',
  /** The list and the assignment that are played, by their ids. */
  validateSearch: ({
    list,
    assignment,
  }: Record<string, unknown>): { list?: string | undefined; assignment?: string | undefined } => ({
    list: idOf(list),
    assignment: idOf(assignment),
  }),
  loaderDeps: ({ search: { list } }) => ({ list }),
  // It is fetched with the page: nobody else needs it.
  loader: async ({ context, deps: { list } }) =>
    list ? (await import('../../pronunciation/game/load-round')).loadRound(context, list) : null,
  head: ({ match, loaderData }) =>
    pageHead(match, {
      title: shell.pronunciationGame,
      ...loaderData,
      isPrivate: true,
    }),
  pendingComponent: LoadingVoices,
  component: lazyRouteComponent(
    () => import('../../screens/pronunciation/pronunciation-game'),
    'PronunciationGame',
  ),
})
