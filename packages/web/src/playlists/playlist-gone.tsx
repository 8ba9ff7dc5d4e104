import { shell } from '@duologue/domain/messages/site/shell'
import { Link } from '@tanstack/react-router'
import { ThingGone } from '../ui/feedback/thing-gone'

/** Stands where a playlist was deleted or hidden while it was open: what else there is. */
export const PlaylistGone = ({ isUser }: { isUser: boolean }) => (
  <ThingGone>
    {isUser ? (
      <Link to="/library/$tab" params={{ tab: 'playlists' }}>
        {shell.library}
      </Link>
    ) : (
      <Link to="/search/playlists">{shell.searchPlaylists}</Link>
    )}
  </ThingGone>
)
