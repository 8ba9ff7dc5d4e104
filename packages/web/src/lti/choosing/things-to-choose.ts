import type { PlayedKind } from '@duologue/domain/choices/played-kinds'
import { languageName } from '@duologue/domain/messages/language-name'
import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../api/client'

/** What can be chosen for a course: by the kinds of its tabs. */
export type ChosenKind = Exclude<PlayedKind, 'song'> | 'playlist'

/** One thing that is found. */
export interface FoundThing {
  kind: ChosenKind
  id: string
  title: string
  /** Its language and level, as far as it has them. */
  about: string
}

const limit = 20

const aboutOf = ({
  language,
  difficulty,
}: {
  language: string | null
  difficulty: string | null
}) => [language && languageName(language), difficulty].filter(Boolean).join(' · ')

type Told = Pick<FoundThing, 'id' | 'title'> & Parameters<typeof aboutOf>[0]

const asThing =
  (kind: ChosenKind) =>
  (told: Told): FoundThing => ({ kind, id: told.id, title: told.title, about: aboutOf(told) })

/** What a search shows, and how many there are. */
interface FoundThings {
  things: FoundThing[]
  total: number
}

interface Query {
  limit: number
  title?: string
}

const searches: Record<ChosenKind, (client: Client, query: Query) => Promise<FoundThings>> = {
  conversation: async (client, query) => {
    const { conversations, total } = await client.conversations.searchConversations({ query })
    return { things: conversations.map(asThing('conversation')), total }
  },
  pronunciationList: async (client, query) => {
    const { pronunciationLists, total } = await client.pronunciation.searchLists({ query })
    return { things: pronunciationLists.map(asThing('pronunciationList')), total }
  },
  playlist: async (client, query) => {
    const { playlists, total } = await client.playlists.searchPlaylists({ query })
    const things = playlists.map(one => asThing('playlist')({ ...one, title: one.name }))
    return { things, total }
  },
}

/** The things of a kind that a search finds, the most popular first. */
export const thingsQuery = (client: Client, kind: ChosenKind, q: string) =>
  queryOptions({
    queryKey: ['things-to-choose', kind, q],
    queryFn: () => searches[kind](client, { limit, ...(q ? { title: q } : {}) }),
  })

/** The conversations of a playlist, by id and title. */
export async function conversationsIn(client: Client, playlist: string): Promise<FoundThing[]> {
  const asked = { params: { id: playlist }, query: { limit: 50 } }
  const { conversations } = await client.playlists.getPlaylistConversations(asked)
  return conversations.map(asThing('conversation'))
}
