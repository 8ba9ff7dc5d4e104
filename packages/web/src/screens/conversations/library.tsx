import { savedTexts } from '@duologue/domain/messages/saved/saved'
import { shell } from '@duologue/domain/messages/site/shell'
import { Link, useLocation } from '@tanstack/react-router'
import { Suspense } from 'react'
import { ProfileHead } from '../../accounts/profile-head'
import { AuthorConversations } from '../../conversations/author-conversations'
import { useLoginNeeded } from '../../session/guards'
import { useSession } from '../../session/session'
import { latePart } from '../../ui/feedback/late-part'
import { LinkTabs } from '../../ui/link-tabs'
import page from '../../ui/page.module.css'

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

/** What each tab shows, by the end of its address. */
const lists = {
  conversations: AuthorConversations,
  playlists: AuthorPlaylists,
  courses: AuthorCourses,
  saved: SavedConversations,
}

/** The tabs of /library (accounts.md#my-library): what one has made, and what one has saved; visitors log in first. */
export function Library() {
  const session = useSession()
  useLoginNeeded('/library')
  const tab = useLocation().pathname.split('/').at(-1)
  const List =
    tab === 'playlists' || tab === 'courses' || tab === 'saved' ? lists[tab] : lists.conversations
  const user = session.status === 'user' ? session.user : null
  return (
    <div className={page.page}>
      <h1>{shell.library}</h1>
      {user ? <ProfileHead user={user} /> : null}
      <LinkTabs label={shell.libraryTabs}>
        <Link to="/library/conversations">{shell.conversations}</Link>
        <Link to="/library/playlists">{shell.playlists}</Link>
        <Link to="/library/courses">{shell.courses}</Link>
        <Link to="/library/saved">{savedTexts.saved}</Link>
      </LinkTabs>
      <Suspense>{user ? <List author={user.id} isOwn /> : null}</Suspense>
    </div>
  )
}
