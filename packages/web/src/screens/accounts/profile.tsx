import { ProfileFrame } from '../../accounts/profile-frame'
import { AuthorConversations } from '../../conversations/author-conversations'

/** /users/{username}: the conversations that somebody has published (accounts.md#public-profiles). */
export const Profile = () => (
  <ProfileFrame>{({ id }) => <AuthorConversations author={id} isOwn={false} />}</ProfileFrame>
)
