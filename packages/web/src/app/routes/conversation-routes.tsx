import type { Conversation } from '@duologue/contract/conversations'
import { coverOf } from '@duologue/domain/conversations/pictures'
import { named } from '@duologue/domain/messages/joined'
import { shell } from '@duologue/domain/messages/site/shell'
import { slugify } from '@duologue/domain/text/slug'
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { conversationQuery } from '../../conversations/get-conversation-query'
import { readAskedLines } from '../../learn/asked/asked-lines'
import type { ScoreFilters } from '../../plays/scores/score-filters'
import { foundOrNot } from '../../session/found-or-not'
import { LoadingVoices } from '../../ui/feedback/loading-voices'
import { mainRoute } from './layout-routes'
import { type HeadMatch, pageHead } from './page-head'
import type { RouterContext } from './router-context'

/** The conversation of a page, by either of its ids; where it is not there, /not-found. */
const loadConversation = (
  { queryClient, client }: RouterContext,
  id: string,
  location: { href: string },
) => foundOrNot(location.href, () => queryClient.ensureQueryData(conversationQuery(client, id)))

/** What a page tells of its conversation to whoever is sent its link; only what the server sends is read by them. */
const toldOf = (found: Conversation): { title: string; description?: string; cover?: string } =>
  import.meta.env.SSR
    ? { title: found.title, description: found.description, cover: coverOf(found) }
    : { title: found.title }

/** /conversations/{id} and everything below it that is no game; the address ends in the title's slug. */
const conversation = createRoute({
  getParentRoute: () => mainRoute,
  path: 'conversations/$conversationId/$',
  loader: async ({ context, params, location }) => {
    const found = await loadConversation(context, params.conversationId, location)
    const slug = slugify(found.title)
    if (params._splat !== slug || params.conversationId !== found.id) {
      throw redirect({
        to: '/conversations/$conversationId/$',
        params: { conversationId: found.id, _splat: slug },
        statusCode: 301,
        replace: true,
      })
    }
    return toldOf(found)
  },
  head: ({ match, loaderData }) => pageHead(match, loaderData),
  component: lazyRouteComponent(
    () => import('../../screens/conversations/conversation'),
    'Conversation',
  ),
})

/** Older links: /convo/{id or shortid} (site.md#redirects). */
const oldLink = createRoute({
  getParentRoute: () => mainRoute,
  path: 'convo/$conversationId',
  loader: async ({ context, params, location }) => {
    const found = await loadConversation(context, params.conversationId, location)
    throw redirect({
      to: '/conversations/$conversationId/$',
      params: { conversationId: found.id, _splat: slugify(found.title) },
      statusCode: 301,
      replace: true,
    })
  },
})

/** The assignment that a game is played for, by its id (battle.md#who-may-play). */
const readAssignment = ({ assignment }: Record<string, unknown>): { assignment?: string } =>
  typeof assignment === 'string' && assignment !== '' ? { assignment } : {}

/** The head of a battle (battle.md#who-may-play): everybody plays, and no search engine. */
const battleHead = ({
  match,
  loaderData: found,
}: {
  match: HeadMatch
  loaderData?: Conversation | undefined
}) =>
  pageHead(match, {
    ...(found ? { ...toldOf(found), tab: shell.battleTitle(found.title) } : {}),
    isPrivate: true,
  })

/** What both addresses of Battle Mode share; a spinner shows while the conversation loads (battle.md#who-may-play). */
const battle = {
  validateSearch: readAssignment,
  head: battleHead,
  pendingComponent: LoadingVoices,
  component: lazyRouteComponent(
    () => import('../../screens/conversations/battle-game'),
    'BattleGame',
  ),
} as const

const game = createRoute({
  getParentRoute: () => mainRoute,
  path: 'conversations/$conversationId/game',
  loader: ({ context, params, location }) =>
    loadConversation(context, params.conversationId, location),
  ...battle,
})

const gameWithSlug = createRoute({
  getParentRoute: () => mainRoute,
  path: 'conversations/$conversationId/$readableUrl/game',
  loader: ({ context, params, location }) =>
    loadConversation(context, params.conversationId, location),
  ...battle,
})

/** The scores of a conversation (conversations.md#scores-page); they are nothing to be found by a search engine. */
const leaderboard = createRoute({
  getParentRoute: () => mainRoute,
  path: 'convo/$conversationId/leaderboard',
  // The screen looks at what it is.
  validateSearch: (asked: ScoreFilters) => asked,
  loader: async ({ context, params, location }) => {
    const found = await loadConversation(context, params.conversationId, location)
    return toldOf(found)
  },
  head: ({ match, loaderData }) =>
    pageHead(match, {
      ...loaderData,
      title: named(shell.scores, loaderData?.title ?? ''),
      isPrivate: true,
    }),
  component: lazyRouteComponent(
    () => import('../../screens/conversations/leaderboard'),
    'Leaderboard',
  ),
})

/** Learn Mode (learn.md#who-may-learn): everybody learns, and no search engine. */
const learn = createRoute({
  getParentRoute: () => mainRoute,
  path: 'convo/$conversationId/learn',
  validateSearch: readAskedLines,
  loader: async ({ context, params, location }) => {
    const found = await loadConversation(context, params.conversationId, location)
    return toldOf(found)
  },
  head: ({ match, loaderData }) =>
    pageHead(match, {
      ...loaderData,
      title: named(shell.learnMode, loaderData?.title ?? ''),
      isPrivate: true,
    }),
  component: lazyRouteComponent(() => import('../../screens/conversations/learn'), 'Learn'),
})

export const conversationRoutes = [
  conversation,
  oldLink,
  game,
  gameWithSlug,
  leaderboard,
  learn,
] as const
