import type { ConversationCard as Card } from '@duologue/contract/conversations'
import type { Playlist } from '@duologue/contract/playlists'
import { pageSizes } from '@duologue/domain/choices/limits-across-rooms'
import { playlistTexts as texts } from '@duologue/domain/messages/playlists/playlists'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Link, useRouteContext } from '@tanstack/react-router'
import { ConversationCard } from '../conversations/conversation-card'
import { ConversationGridSkeleton } from '../conversations/conversation-grid'
import grid from '../conversations/conversation-grid.module.css'
import { useOwnBests } from '../plays/use-find-own-bests'
import button from '../ui/button.module.css'
import { LoadFailed } from '../ui/feedback/load-failed'
import { Icon } from '../ui/icon'
import { EndlessList } from '../ui/lists/endless-list'
import { NothingFound } from '../ui/lists/nothing-found'
import { usePageSize } from '../ui/lists/page-size'
import { useWholeList } from '../ui/lists/use-whole-list'
import { playlistCardsQuery } from './get-playlist-conversations-query'
import { UnavailableCard } from './unavailable-card'

/** What one page shows: cards, and places of what is unavailable. */
const cardsOf = (page: {
  conversations: Card[]
  unavailable: string[]
}): { id: string; card?: Card }[] => [
  ...page.conversations.map(card => ({ id: card.id, card })),
  ...page.unavailable.map(id => ({ id })),
]

/** The cards of a playlist in its order, page after page (playlists.md#playlist-page). */
export function PlaylistCards({
  playlist,
  reader,
  isOwn,
}: {
  playlist: Playlist
  reader: string | null
  isOwn: boolean
}) {
  const { client, isSmallScreen } = useRouteContext({ from: '__root__' })
  const limit = usePageSize(isSmallScreen)
  const cards = useInfiniteQuery({
    ...playlistCardsQuery(client, playlist.id, reader, limit),
    // What came with the page stands until the reader's own view of it is there.
    placeholderData: keepPreviousData,
  })
  const { items } = useWholeList(cards, cardsOf)
  const ids = items.filter(({ card }) => card !== undefined).map(({ id }) => id)
  const bests = useOwnBests(client, ids, limit)
  if (cards.isError && !cards.data)
    return <LoadFailed message={texts.cardsFailed} onRetry={() => void cards.refetch()} />
  if (!cards.data) return <ConversationGridSkeleton count={pageSizes.homeRow} />
  const place = new Map(playlist.conversations.map((id, index) => [id, index]))
  // What was added since the playlist was read stands at its end.
  const placeOf = ({ id }: { id: string }) => place.get(id) ?? place.size
  const shown = items.toSorted((a, b) => placeOf(a) - placeOf(b))
  const first = shown.find(({ card }) => card)
  if (shown.length === 0)
    return <NothingFound title={texts.empty} {...(isOwn ? { hint: texts.emptyOwn } : {})} />
  return (
    <EndlessList pages={cards} shown={shown.length} isBusy={false} failed={texts.cardsFailed}>
      {first ? (
        <p className={grid.start}>
          <Link
            className={button.primary}
            to="/conversations/$conversationId/game"
            params={{ conversationId: first.id }}
          >
            <Icon name="play" filled /> {texts.playFromStart}
          </Link>
        </p>
      ) : null}
      <ul className={grid.results}>
        {shown.map(({ id, card }) => (
          <li key={id}>
            {card ? (
              <ConversationCard conversation={card} best={bests.get(id)} />
            ) : (
              <UnavailableCard hint={texts.unavailableHint} />
            )}
          </li>
        ))}
      </ul>
    </EndlessList>
  )
}
