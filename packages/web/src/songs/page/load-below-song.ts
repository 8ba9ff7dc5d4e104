import { named } from '@duologue/domain/messages/joined'
import { shell } from '@duologue/domain/messages/site/shell'
import { songGameTexts } from '@duologue/domain/messages/songs/song-games'
import type { QueryClient } from '@tanstack/react-query'
import type { Client } from '../../api/client'
import { foundOrNot } from '../../session/found-or-not'
import { songSheetQuery } from './get-song-sheet-query'

/** What the tab says of a page below that of a song. */
const tabs = {
  game: songGameTexts.tabTitle,
  scores: (title: string) => named(shell.scores, title),
}

/** What a page below that of a song tells of it, which no search engine lists (song-games.md#setup; song-games.md#scores). */
export async function loadBelowSong(
  { queryClient, client }: { queryClient: QueryClient; client: Client },
  { songId }: { songId: string },
  href: string,
  page: keyof typeof tabs,
) {
  const query = songSheetQuery(client, songId)
  const { title, cover } = await foundOrNot(href, () => queryClient.ensureQueryData(query))
  return { title: tabs[page](title), cover, isPrivate: true }
}
