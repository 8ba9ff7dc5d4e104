import { findSongTexts as texts } from '@duologue/domain/messages/songs/find-songs'
import type { QueryClient } from '@tanstack/react-query'
import type { Client } from '../../api/client'
import { type FindFilters, readFindFilters } from './find-filters'
import { publishedSongsQuery } from './search-published-songs-query'
import { songRowQuery } from './song-row-query'

/** Fetches a search with its page, and says what the page is called; one that fails leaves its page standing. */
export async function loadFound(
  { queryClient, client }: { queryClient: QueryClient; client: Client },
  asked: FindFilters,
): Promise<{ title: string; description: string }> {
  const filters = readFindFilters({ ...asked })
  await queryClient.prefetchInfiniteQuery(publishedSongsQuery(client, filters))
  return { title: texts.search, description: texts.description }
}

/** Fetches the row of songs with its page. */
export const loadRow = (queryClient: QueryClient, client: Client) =>
  queryClient.ensureQueryData(songRowQuery(client))
