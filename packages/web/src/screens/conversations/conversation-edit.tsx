import type { Conversation } from '@duologue/contract/conversations'
import { authoringTexts as texts } from '@duologue/domain/messages/conversations/authoring'
import { shell } from '@duologue/domain/messages/site/shell'
import { slugify } from '@duologue/domain/text/slug'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, Link, Navigate } from '@tanstack/react-router'
import { Suspense } from 'react'
import { isNotFound } from '../../api/call-failed'
import { ConversationEditor } from '../../conversations/authoring/conversation-editor'
import { conversationQuery } from '../../conversations/get-conversation-query'
import { useLoginNeeded } from '../../session/guards'
import { useSession } from '../../session/session'
import { ownKey } from '../../session/session-watch'
import { latePart } from '../../ui/feedback/late-part'
import { LoadFailed } from '../../ui/feedback/load-failed'
import { LoadingVoices } from '../../ui/feedback/loading-voices'
import page from '../../ui/page.module.css'

// Hardly anybody is ever shown this.
const ThingGone = latePart(async () => (await import('../../ui/feedback/thing-gone')).ThingGone)

const route = getRouteApi('/main/convo/$shortid/edit')

/** /convo/{shortid}/edit (conversations.md#editing): for its author and admins; others are led to the conversation. */
export function ConversationEdit() {
  const { client } = route.useRouteContext()
  const { shortid } = route.useParams()
  const navigate = route.useNavigate()
  const queryClient = useQueryClient()
  const session = useSession()
  useLoginNeeded(`/convo/${shortid}/edit`)
  const user = session.status === 'user' ? session.user.id : null
  const asked = useQuery({
    queryKey: [ownKey, 'conversation to edit', shortid],
    queryFn: () => client.conversations.getConversation({ params: { id: shortid } }),
    enabled: user !== null,
    // What is edited is told by the editor from then on; the next visit asks anew.
    staleTime: Infinity,
    gcTime: 0,
  })
  const { data: conversation } = asked
  if (!conversation || user === null) {
    if (isNotFound(asked.error)) return <Navigate to="/not-found" replace />
    return asked.isError ? (
      <LoadFailed message={texts.loadFailed} onRetry={() => void asked.refetch()} />
    ) : (
      <LoadingVoices />
    )
  }
  if (isNotFound(asked.error))
    return (
      <Suspense>
        <ThingGone>
          <Link to="/library/$tab" params={{ tab: 'conversations' }}>
            {shell.library}
          </Link>
        </ThingGone>
      </Suspense>
    )
  if (!conversation.authoring) {
    const params = { conversationId: conversation.id, _splat: slugify(conversation.title) }
    return <Navigate to="/conversations/$conversationId/$" params={params} replace />
  }
  const bothIds = [conversation.id, conversation.shortid].map(id => ['conversation', id])
  /** Every page that has shown it, by either of its ids, asks for it anew. */
  const forget = () => {
    for (const queryKey of [['conversations'], [ownKey, 'by author'], ...bothIds])
      void queryClient.invalidateQueries({ queryKey, refetchType: 'none' })
  }
  const saved = (stored: Conversation) => {
    forget()
    queryClient.setQueryData(conversationQuery(client, stored.id).queryKey, stored)
  }
  const deleted = () => {
    for (const queryKey of bothIds) queryClient.removeQueries({ queryKey })
    forget()
    return navigate({ to: '/library/$tab', params: { tab: 'conversations' }, replace: true })
  }
  return (
    <div className={page.page}>
      <ConversationEditor
        key={conversation.id}
        client={client}
        conversation={conversation}
        user={user}
        onSaved={saved}
        onGone={() => void asked.refetch()}
        onDeleted={deleted}
      />
    </div>
  )
}
