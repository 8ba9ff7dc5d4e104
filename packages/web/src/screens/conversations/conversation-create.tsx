import { authoringTexts as texts } from '@duologue/domain/messages/conversations/authoring'
import { shell } from '@duologue/domain/messages/site/shell'
import { getRouteApi, Link } from '@tanstack/react-router'
import { CreateForm } from '../../conversations/authoring/create-conversation-form'
import styles from '../../conversations/authoring/create-ways.module.css'
import { useLoginNeeded } from '../../session/guards'
import { useSession } from '../../session/session'
import page from '../../ui/page.module.css'

const route = getRouteApi('/main/convo/create')

/**
 * /convo/create (conversations.md#creating-one): blank, by pasting a script, or by duplicating; for signed-in users.
 */
export function ConversationCreate() {
  const { client } = route.useRouteContext()
  const { way } = route.useSearch()
  const navigate = route.useNavigate()
  const session = useSession()
  useLoginNeeded('/convo/create')
  const ways = [
    { name: texts.blank, hint: texts.blankHint, search: {}, isHere: way !== 'script' },
    {
      name: texts.paste,
      hint: texts.pasteHint,
      search: { way: 'script' } as const,
      isHere: way === 'script',
    },
  ]
  return (
    <div className={page.page}>
      <h1>{shell.newConversation}</h1>
      <nav className={styles.ways} aria-label={texts.ways}>
        {ways.map(({ name, hint, search, isHere }) => (
          <Link
            key={name}
            to="/convo/create"
            search={search}
            replace
            resetScroll={false}
            activeOptions={{ exact: true, includeSearch: true }}
            data-here={isHere || undefined}
          >
            <strong>{name}</strong>
            <span>{hint}</span>
          </Link>
        ))}
        <Link to="/search/conversations">
          <strong>{texts.duplicate}</strong>
          <span>{texts.duplicateHint}</span>
        </Link>
      </nav>
      {session.status === 'user' ? (
        <CreateForm
          client={client}
          isPasted={way === 'script'}
          onCreated={({ shortid }) => navigate({ to: '/convo/$shortid/edit', params: { shortid } })}
        />
      ) : null}
    </div>
  )
}
