import { conversationTexts } from '@duologue/domain/messages/conversations/conversations'
import { shell } from '@duologue/domain/messages/site/shell'
import { getRouteApi } from '@tanstack/react-router'
import { AgendaOffer } from '../../assignments/agenda/agenda-offer'
import { ConversationRow } from '../../conversations/conversation-row'
import { RecentlyViewedRow } from '../../conversations/recently-viewed-row'
import { ExploreButtons } from '../../conversations/search/explore-buttons'
import { ReviewOffer } from '../../learn/review-offer'
import { PlaylistRow } from '../../playlists/playlist-row'
import page from '../../ui/page.module.css'

const route = getRouteApi('/main/home')

/** /home (site.md#home-page): explore buttons and rows of conversations. */
export function Home() {
  const { client } = route.useRouteContext()
  return (
    <div className={page.page}>
      <h1 className="visually-hidden">{shell.home}</h1>
      <AgendaOffer client={client} />
      <ExploreButtons />
      <ReviewOffer client={client} />
      <RecentlyViewedRow />
      <ConversationRow order="popular" title={conversationTexts.popularConversations} opensPage />
      <ConversationRow order="recent" title={conversationTexts.newConversations} />
      <PlaylistRow />
    </div>
  )
}
