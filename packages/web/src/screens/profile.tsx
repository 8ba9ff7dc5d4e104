import { shell } from '@duologue/domain/messages/shell'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { ProfileHead } from '../accounts/profile-head'
import { profileQuery } from '../accounts/profile-query'
import { AuthorConversations } from '../conversations/author-conversations'
import page from '../ui/page.module.css'

const route = getRouteApi('/main/users/$username')

/** /users/{username} (S1 section 2): what somebody has published. */
export function Profile() {
  const { client } = route.useRouteContext()
  const { username } = route.useParams()
  const { data: user } = useSuspenseQuery(profileQuery(client, username))
  return (
    <div className={page.page}>
      <h1>{shell.profile}</h1>
      <ProfileHead user={user} />
      <div className={page.section}>
        <AuthorConversations author={user.id} isOwn={false} />
      </div>
    </div>
  )
}
