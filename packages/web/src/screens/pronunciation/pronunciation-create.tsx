import { shell } from '@duologue/domain/messages/site/shell'
import { getRouteApi } from '@tanstack/react-router'
import { CreateForm } from '../../pronunciation/create-list-form'
import { useLoginNeeded } from '../../session/guards'
import { useSession } from '../../session/session'
import page from '../../ui/page.module.css'

const route = getRouteApi('/main/pronunciation/create')

/** /pronunciation/create (pronunciation.md#creating-one); for signed-in users. */
export function PronunciationCreate() {
  const { client } = route.useRouteContext()
  const navigate = route.useNavigate()
  const session = useSession()
  useLoginNeeded('/pronunciation/create')
  return (
    <div className={page.page}>
      <h1>{shell.newList}</h1>
      {session.status === 'user' ? (
        <CreateForm
          client={client}
          user={session.user.id}
          onCreated={({ shortid }) =>
            navigate({ to: '/pronunciation/$shortid', params: { shortid } })
          }
        />
      ) : null}
    </div>
  )
}
