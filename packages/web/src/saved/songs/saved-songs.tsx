import { pageSizes } from '@duologue/domain/choices/limits-across-rooms'
import { conversationTexts } from '@duologue/domain/messages/conversations/conversations'
import { menuTexts } from '@duologue/domain/messages/site/menu'
import { findSongTexts as texts } from '@duologue/domain/messages/songs/find-songs'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useRouteContext } from '@tanstack/react-router'
import { ConversationGridSkeleton } from '../../conversations/conversation-grid'
import grid from '../../conversations/conversation-grid.module.css'
import { ListFailed } from '../../offline/list-failed'
import button from '../../ui/button.module.css'
import { EndlessList } from '../../ui/lists/endless-list'
import { NothingFound } from '../../ui/lists/nothing-found'
import { useWholeList } from '../../ui/lists/use-whole-list'
import { UnavailableSaved } from '../unavailable-saved'
import { savedSongsQuery } from './get-saved-songs-query'
import { SavedSongCard } from './saved-song-card'
import { unsaveSong } from './unsave-song'

/** The tab Songs of the own library: what is kept, what was kept last first (saved.md#saved-ones). */
export function SavedSongs({ author: user }: { author: string }) {
  const { client } = useRouteContext({ from: '__root__' })
  const list = useInfiniteQuery(savedSongsQuery(client, user))
  const { items, total } = useWholeList(list, page => page.saved)
  if (list.isError && !list.data)
    return <ListFailed message={texts.loadFailed} onRetry={() => void list.refetch()} />
  if (!list.data) return <ConversationGridSkeleton count={pageSizes.homeRow} />
  if (total === 0)
    return (
      <NothingFound title={texts.nothingSaved} hint={texts.nothingSavedHint}>
        <Link className={button.primary} to="/search/songs">
          {menuTexts.findSong}
        </Link>
      </NothingFound>
    )
  return (
    <EndlessList
      pages={list}
      count={texts.songs(total)}
      shown={items.length}
      isBusy={false}
      failed={texts.loadFailed}
      end={total > pageSizes.songs ? conversationTexts.thatIsAll : undefined}
    >
      <ul className={grid.results}>
        {items.map(({ id, song }) => (
          <li key={id}>
            {song ? (
              <SavedSongCard client={client} song={song} />
            ) : (
              <UnavailableSaved
                client={client}
                words={texts}
                unsave={() => unsaveSong(client, id)}
                onGone={() => void list.refetch()}
              />
            )}
          </li>
        ))}
      </ul>
    </EndlessList>
  )
}
