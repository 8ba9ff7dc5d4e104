import { shell } from '@duologue/domain/messages/site/shell'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { CreateForm } from '../../conversations/authoring/create-conversation-form'
import { CreateWays } from '../../conversations/authoring/create-ways'
import { draftServiceFor } from '../../conversations/authoring/drafts/draft-service-for'
import { useLoginNeeded } from '../../session/guards'
import { useSession } from '../../session/session'
import page from '../../ui/page.module.css'

const route = getRouteApi('/main/convo/create')

/**
 * /convo/create (conversations.md#creating-one): blank, by pasting a script, with lines that a service drafts, or by
 * duplicating; for signed-in users.
 */
export function ConversationCreate() {
  const { client } = route.useRouteContext()
  const { way } = route.useSearch()
  const site = route.useLoaderData()
  const navigate = route.useNavigate()
  const session = useSession()
  const [isDrafting, setIsDrafting] = useState(false)
  useLoginNeeded('/convo/create')
  const service = session.status === 'user' ? draftServiceFor(session.user, site) : undefined
  return (
    <div className={page.page}>
      <h1>{shell.newConversation}</h1>
      <CreateWays
        isPasted={way === 'script'}
        onDraft={service === undefined ? undefined : () => setIsDrafting(true)}
      />
      {session.status === 'user' ? (
        <CreateForm
          client={client}
          isPasted={way === 'script'}
          draftService={isDrafting ? service : undefined}
          onDraftTaken={() => {
            setIsDrafting(false)
            // Nothing of the form is lost by it.
            const search = { way: 'script' } as const
            void navigate({ search, replace: true, resetScroll: false, ignoreBlocker: true })
          }}
          onDraftClosed={() => setIsDrafting(false)}
          onCreated={({ shortid }) => navigate({ to: '/convo/$shortid/edit', params: { shortid } })}
        />
      ) : null}
    </div>
  )
}
