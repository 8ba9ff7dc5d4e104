import type { ConversationCard } from '@duologue/contract/conversations'
import type { Playlist } from '@duologue/contract/playlists'
import type { LearnersCard } from '@duologue/contract/shapes/song-shapes'
import { mostPerPage } from '@duologue/domain/choices/limits-across-rooms'
import { portraitOf, smallCoverOf } from '@duologue/domain/conversations/pictures'
import { slugify } from '@duologue/domain/text/slug'
import { type AskedThing, askAsNobody } from './ask-as-nobody'

/** As many pages as all of a list; what is kept is asked for without its pages (page-of-kept). */
async function askWhole<Name extends 'conversations' | 'songs', Item>(
  path: string,
  name: Name,
): Promise<Record<Name, Item[]> & { total: number }> {
  const ask = async (page: number) =>
    JSON.parse((await askAsNobody(`${path}?page=${page}&limit=${mostPerPage}`)) ?? '{}') as Record<
      Name,
      Item[]
    > & { total: number }
  const first = await ask(1)
  const all = [...(first[name] ?? [])]
  for (let page = 2; (page - 1) * mostPerPage < first.total; page += 1)
    all.push(...((await ask(page))[name] ?? []))
  return { ...first, [name]: all }
}

/** A playlist as everybody may read it, with the cards of all that is in it; its parts are what can be kept of them. */
export async function askPlaylist(id: string): Promise<AskedThing | undefined> {
  const path = `/api/playlists/${encodeURIComponent(id)}`
  const body = await askAsNobody(path)
  if (body === undefined) return undefined
  const found = JSON.parse(body) as Playlist
  const [conversations, songs] = await Promise.all([
    askWhole<'conversations', ConversationCard>(`${path}/conversations`, 'conversations'),
    askWhole<'songs', LearnersCard>(`${path}/songs`, 'songs'),
  ])
  const cards = conversations.conversations
  const answers = {
    [path]: body,
    [`${path}/conversations`]: JSON.stringify(conversations),
    [`${path}/songs`]: JSON.stringify(songs),
  }
  const pictures = cards.flatMap(card => [
    smallCoverOf(card),
    portraitOf(card, 1, card.character1),
    portraitOf(card, 2, card.character2),
  ])
  return {
    kind: 'playlist',
    id,
    title: found.name,
    language: found.language ?? '',
    page: `/playlists/${id}/${slugify(found.name)}`,
    paths: Object.keys(answers),
    answers,
    clips: [...new Set([...pictures, ...songs.songs.map(({ cover }) => cover)])],
    parts: [
      ...cards.map(card => ({ kind: 'conversation' as const, id: card.id })),
      // What plays on YouTube cannot be kept.
      ...songs.songs
        .filter(({ hasRecording }) => hasRecording)
        .map(song => ({ kind: 'song' as const, id: song.id })),
    ],
    whole: found.conversations.length + found.songs.length,
  }
}
