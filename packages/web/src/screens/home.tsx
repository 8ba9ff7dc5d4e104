import { conversationTexts } from '@duologue/domain/messages/conversations'
import { shell } from '@duologue/domain/messages/shell'
import { ConversationRow } from '../conversations/conversation-row'
import { ExploreButtons } from '../conversations/explore-buttons'
import { RecentlyViewedRow } from '../conversations/recently-viewed-row'
import { PlaylistRow } from '../playlists/playlist-row'
import page from '../ui/page.module.css'

/** /home (S1 section 2): explore buttons and rows of conversations. */
export function Home() {
  return (
    <div className={page.page}>
      <h1 className="visually-hidden">{shell.home}</h1>
      <ExploreButtons />
      <RecentlyViewedRow />
      <ConversationRow order="popular" title={conversationTexts.popularConversations} />
      <ConversationRow order="recent" title={conversationTexts.newConversations} />
      <PlaylistRow />
    </div>
  )
}
