import { ProfileFrame } from '../../accounts/profile-frame'
import { AuthorPlaylists } from '../../playlists/author-playlists'

/** /users/{username}/playlists: the playlists that somebody has made (accounts.md#public-profiles). */
export const ProfilePlaylists = () => (
  <ProfileFrame>{({ id }) => <AuthorPlaylists author={id} isOwn={false} />}</ProfileFrame>
)
