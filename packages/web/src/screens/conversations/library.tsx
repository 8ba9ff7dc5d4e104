import { savedTexts } from '@duologue/domain/messages/saved/saved'
import { shell } from '@duologue/domain/messages/site/shell'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { ProfileHead } from '../../accounts/profile-head'
import { AuthorConversations } from '../../conversations/author-conversations'
import { useLoginNeeded } from '../../session/guards'
import { useSession } from '../../session/session'
import { latePart } from '../../ui/feedback/late-part'
import { LinkTabs } from '../../ui/link-tabs'
import page from '../../ui/page.module.css'

const route = getRouteApi('/main/library/$tab')

const SavedConversations = latePart(
  async () => (await import('../../saved/saved-conversations')).SavedConversations,
)

// Most who come here never look at these.
const AuthorPlaylists = latePart(
  async () => (await import('../../playlists/author-playlists')).AuthorPlaylists,
)
const AuthorCourses = latePart(
  async () => (await import('../../courses/author-courses')).AuthorCourses,
)

const SavedSongs = latePart(async () => (await import('../../saved/songs/saved-songs')).SavedSongs)

/** The tabs, by the end of their address, and what each shows. */
const tabs = [
  { tab: 'conversations', name: shell.conversations, List: AuthorConversations },
  { tab: 'playlists', name: shell.playlists, List: AuthorPlaylists },
  { tab: 'courses', name: shell.courses, List: AuthorCourses },
  { tab: 'songs', name: shell.songs, List: SavedSongs },
  { tab: 'saved', name: savedTexts.saved, List: SavedConversations },
] as const

/** The tabs of /library (accounts.md#my-library): what one has made, and what one has saved; visitors log in first. */
export function Library() {
  const session = useSession()
  useLoginNeeded('/library')
  const { tab: chosen } = route.useParams()
  const { List } = tabs.find(({ tab }) => tab === chosen) ?? tabs[0]
  const user = session.status === 'user' ? session.user : null
  return (
    <div className={page.page}>
      <h1>{shell.library}</h1>
      {user ? <ProfileHead user={user} /> : null}
      <LinkTabs label={shell.libraryTabs}>
        {tabs.map(({ tab, name }) => (
          <Link key={tab} to="/library/$tab" params={{ tab }}>
            {name}
          </Link>
        ))}
      </LinkTabs>
      <Suspense>{user ? <List author={user.id} isOwn /> : null}</Suspense>
    </div>
  )
}
