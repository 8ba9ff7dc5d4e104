import { shell } from '@duologue/domain/messages/shell'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useLocation, useParams, useRouteContext } from '@tanstack/react-router'
import { ProfileHead } from '../accounts/profile-head'
import { profileQuery } from '../accounts/profile-query'
import { AuthorConversations } from '../conversations/author-conversations'
import { AuthorPlaylists } from '../playlists/author-playlists'
import { LinkTabs } from '../ui/link-tabs'
import page from '../ui/page.module.css'

/** /users/{username} and its playlists (S1 section 2): what somebody has published. */
export function Profile() {
  const { client } = useRouteContext({ from: '__root__' })
  const { username = '' } = useParams({ strict: false })
  const { data: user } = useSuspenseQuery(profileQuery(client, username))
  const isPlaylists = useLocation().pathname.endsWith('/playlists')
  const List = isPlaylists ? AuthorPlaylists : AuthorConversations
  const tab = { params: { username }, replace: true, activeOptions: { exact: true } }
  return (
    <div className={page.page}>
      <h1>{shell.profile}</h1>
      <ProfileHead user={user} />
      <LinkTabs label={shell.libraryTabs}>
        <Link to="/users/$username" {...tab}>
          {shell.conversations}
        </Link>
        <Link to="/users/$username/playlists" {...tab}>
          {shell.playlists}
        </Link>
      </LinkTabs>
      <List author={user.id} isOwn={false} />
    </div>
  )
}
