import { conversationPageTexts } from '@duologue/domain/messages/conversations/conversation-page'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { ConversationHeader } from '../../conversations/conversation-header'
import { Dialogue } from '../../conversations/dialogue'
import { conversationQuery } from '../../conversations/get-conversation-query'
import { useRecordView } from '../../conversations/use-record-view'
import { OwnProgress } from '../../learn/own-progress'
import { useNextStep } from '../../learn/use-next-step'
import { AddButton } from '../../playlists/adding/add-button'
import { SaveButton } from '../../saved/save-button'
import { useSession } from '../../session/session'
import { Late } from '../../ui/feedback/late'
import { latePart } from '../../ui/feedback/late-part'
import page from '../../ui/page.module.css'

// Who teaches waits for them a little; nobody else does.
const AssignButton = latePart(
  async () => (await import('../../assignments/assign/assign-button')).AssignButton,
)
const ConversationDuel = latePart(
  async () => (await import('../../live/open/conversation-duel')).ConversationDuel,
)

const KeepSwitch = latePart(async () => (await import('../../offline/keep-switch')).KeepSwitch)

const route = getRouteApi('/main/conversations/$conversationId/$')

/** /conversations/{id}/{slug} (conversations.md#conversation-page). */
export function Conversation() {
  const { client } = route.useRouteContext()
  const { conversationId } = route.useParams()
  const { data: conversation } = useSuspenseQuery(conversationQuery(client, conversationId))
  const session = useSession()
  const next = useNextStep(client, conversation.id)
  useRecordView(client, conversation)
  const thing = { what: 'conversation', id: conversation.id } as const
  // What teachers come for stands first for them.
  const isTeacher = session.status === 'user' && session.user.type === 'teacher'
  const assign = (
    <Late>
      <AssignButton
        client={client}
        thing={{ what: 'conversation', id: conversation.id, title: conversation.title }}
        address={`/conversations/${conversation.id}`}
        label={conversationPageTexts.assign}
        isLarge={isTeacher}
      />
    </Late>
  )
  return (
    <article className={page.page}>
      <ConversationHeader
        conversation={conversation}
        first={isTeacher ? assign : null}
        isLearnt={next !== 'learn'}
        last={
          <Late>
            <KeepSwitch kind="conversation" id={conversation.id} />
          </Late>
        }
      >
        <SaveButton client={client} thing={thing} />
        <AddButton client={client} thing={thing} />
        {isTeacher ? null : assign}
        <Late>
          <ConversationDuel client={client} conversation={conversation} />
        </Late>
      </ConversationHeader>
      <OwnProgress client={client} conversation={conversation.id} />
      <Dialogue key={conversation.id} client={client} conversation={conversation} />
    </article>
  )
}
