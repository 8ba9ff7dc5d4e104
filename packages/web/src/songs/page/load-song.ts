import { songPageTexts } from '@duologue/domain/messages/songs/song-page'
import { slugify } from '@duologue/domain/text/slug'
import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import type { Client } from '../../api/client'
import { foundOrNot } from '../../session/found-or-not'
import { songSheetQuery } from './get-song-sheet-query'

/**
 * What a song's page tells of it; one that is not there, or not for this reader, leads to /not-found, and another slug to
 * its address (song-page.md#address).
 */
export async function loadSong(
  { queryClient, client }: { queryClient: QueryClient; client: Client },
  { songId, _splat }: { songId: string; _splat?: string | undefined },
  href: string,
) {
  const query = songSheetQuery(client, songId)
  const found = await foundOrNot(href, () => queryClient.ensureQueryData(query))
  const { id, title, artist, isFindable, cover } = found
  const slug = slugify(title)
  if (_splat !== slug || songId !== id)
    throw redirect({
      to: '/songs/$songId/$',
      params: { songId: id, _splat: slug },
      statusCode: 301,
      replace: true,
    })
  // Only what the server sends is read by search engines, chats and social sites.
  const description = import.meta.env.SSR ? songPageTexts.description(title, artist) : ''
  return { title, isPrivate: !isFindable, description, cover }
}
