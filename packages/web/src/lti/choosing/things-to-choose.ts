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

type Conversation = Awaited<
  ReturnType<Client['conversations']['searchConversations']>
>['conversations'][number]

const asConversation = (one: Conversation): FoundThing => ({
  kind: 'conversation',
  id: one.id,
  title: one.title,
  about: aboutOf(one),
})

/** What a search shows, and how many there are. */
interface FoundThings {
  things: FoundThing[]
  total: number
}

const searches: Record<ChosenKind, (client: Client, q: string) => Promise<FoundThings>> = {
  conversation: async (client, title) => {
    const query = { limit, ...(title ? { title } : {}) }
    const { conversations, total } = await client.conversations.searchConversations({ query })
    return { things: conversations.map(asConversation), total }
  },
  pronunciationList: async (client, title) => {
    const query = { limit, ...(title ? { title } : {}) }
    const { pronunciationLists, total } = await client.pronunciation.searchLists({ query })
    const things = pronunciationLists.map(
      (one): FoundThing => ({
        kind: 'pronunciationList',
        id: one.id,
        title: one.title,
        about: aboutOf(one),
      }),
    )
    return { things, total }
  },
  playlist: async (client, title) => {
    const query = { limit, ...(title ? { title } : {}) }
    const { playlists, total } = await client.playlists.searchPlaylists({ query })
    const things = playlists.map(
      (one): FoundThing => ({
        kind: 'playlist',
        id: one.id,
        title: one.name,
        about: aboutOf(one),
      }),
    )
    return { things, total }
  },
}

/** The things of a kind that a search finds, the most popular first. */
export const thingsQuery = (client: Client, kind: ChosenKind, q: string) =>
  queryOptions({
    queryKey: ['things-to-choose', kind, q],
    queryFn: () => searches[kind](client, q),
  })

/** The conversations of a playlist, by id and title. */
export async function conversationsIn(client: Client, playlist: string): Promise<FoundThing[]> {
  const asked = { params: { id: playlist }, query: { limit: 50 } }
  const { conversations } = await client.playlists.getPlaylistConversations(asked)
  return conversations.map(asConversation)
}
