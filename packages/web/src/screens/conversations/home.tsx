import { conversationTexts } from '@duologue/domain/messages/conversations/conversations'
import { homeTexts } from '@duologue/domain/messages/conversations/home'
import { shell } from '@duologue/domain/messages/site/shell'
import { getRouteApi } from '@tanstack/react-router'
import { Suspense } from 'react'
import type { Client } from '../../api/client'
import { ConversationRow } from '../../conversations/conversation-row'
import { RecentlyViewedRow } from '../../conversations/recently-viewed-row'
import { ExploreButtons } from '../../conversations/search/explore-buttons'
import { PlaylistRow } from '../../playlists/playlist-row'
import { useSession } from '../../session/session'
import { SongsRow } from '../../songs/find/songs-row'
import { latePart } from '../../ui/feedback/late-part'
import page from '../../ui/page.module.css'
import styles from './home.module.css'

const route = getRouteApi('/main/home')

const NextBand = latePart(async () => (await import('../../assignments/agenda/next-band')).NextBand)

const AskLearns = latePart(async () => (await import('../../accounts/learns/ask-learns')).AskLearns)

const GoOnCard = latePart(async () => (await import('../../days/go-on-card')).GoOnCard)

const LearnCards = latePart(async () => (await import('../../learn/learn-cards')).LearnCards)

const WaitingDuels = latePart(
  async () => (await import('../../live/duels/waiting-duels')).WaitingDuels,
)

/**
 * What is next (site.md#what-is-next), for who is logged in: it does not come with everybody's page. Its place is kept
 * for students and teachers, so that nothing moves.
 */
function Next({ client }: { client: Client }) {
  const session = useSession()
  return (
    <div className={styles.next}>
      {session.status === 'visitor' ? null : (
        <Suspense>
          <NextBand client={client} user={session.user}>
            <AskLearns client={client} user={session.user} />
            <LearnCards client={client} user={session.user.id} />
            <Suspense>
              <WaitingDuels client={client} user={session.user.id} />
            </Suspense>
            <GoOnCard client={client} user={session.user.id} />
          </NextBand>
        </Suspense>
      )}
    </div>
  )
}

/** /home (site.md#home-page): explore buttons and rows of conversations. */
export function Home() {
  const { client } = route.useRouteContext()
  return (
    <div className={page.page}>
      <h1 className="visually-hidden">{shell.home}</h1>
      <Next client={client} />
      <ExploreButtons />
      <RecentlyViewedRow />
      <ConversationRow order="popular" title={conversationTexts.popularConversations} opensPage />
      <ConversationRow order="recent" title={homeTexts.newConversations} />
      <SongsRow kind="row" title={shell.songs} seeMore={homeTexts.seeMore} />
      <PlaylistRow />
    </div>
  )
}
