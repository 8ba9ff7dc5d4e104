import { shell } from '@duologue/domain/messages/shell'
import { ProfileHead } from '../accounts/profile-head'
import { AuthorConversations } from '../conversations/author-conversations'
import { useLoginNeeded } from '../session/guards'
import { useSession } from '../session/session'
import page from '../ui/page.module.css'

/** /library/conversations (S1 section 2): what one has made oneself, drafts too; visitors log in first. */
export function Library() {
  const session = useSession()
  useLoginNeeded('/library')
  const user = session.status === 'user' ? session.user : null
  return (
    <div className={page.page}>
      <h1>{shell.library}</h1>
      {user ? (
        <>
          <ProfileHead user={user} />
          <div className={page.section}>
            <AuthorConversations author={user.id} isOwn />
          </div>
        </>
      ) : null}
    </div>
  )
}
