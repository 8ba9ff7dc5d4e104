import { shell } from '@duologue/domain/messages/site/shell'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { needLogin } from '../../session/need-login'
import { siteQuery } from '../../site/get-site-query'
import { mainRoute } from './layout-routes'
import { privateHead } from './page-head'

const create = createRoute({
  getParentRoute: () => mainRoute,
  path: 'convo/create',
  validateSearch: ({ way }: Record<string, unknown>): { way?: 'script' } =>
    way === 'script' ? { way } : {},
  beforeLoad: () => needLogin('/convo/create'),
  loader: ({ context }) => context.queryClient.ensureQueryData(siteQuery(context.client)),
  head: () => privateHead(shell.newConversation),
  component: lazyRouteComponent(
    () => import('../../screens/conversations/conversation-create'),
    'ConversationCreate',
  ),
})

const edit = createRoute({
  getParentRoute: () => mainRoute,
  path: 'convo/$shortid/edit',
  beforeLoad: ({ params }) => needLogin(`/convo/${params.shortid}/edit`),
  head: () => privateHead(shell.editConversation),
  component: lazyRouteComponent(
    () => import('../../screens/conversations/conversation-edit'),
    'ConversationEdit',
  ),
})

/** The pages of those who write conversations (conversations.md#creating-one). */
export const authoringRoutes = [create, edit] as const
