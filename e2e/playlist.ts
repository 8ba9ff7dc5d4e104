import type { Page } from 'playwright-core'

/** The ids of some conversations of the product. */
export function conversationIds(page: Page, count: number): Promise<string[]> {
  return page.evaluate(async limit => {
    const answer = await fetch(`/api/conversations?limit=${limit}`)
    const { conversations } = (await answer.json()) as { conversations: { id: string }[] }
    return conversations.map(({ id }) => id)
  }, count)
}

/** The ids of the songs that everybody may meet, what is opened most first. */
export function songIds(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const answer = await fetch('/api/songs/published')
    const { songs } = (await answer.json()) as { songs: { id: string }[] }
    return songs.map(({ id }) => id)
  })
}

/** A playlist as the API answers it, as far as journeys ask. */
export interface KeptPlaylist {
  id: string
  author: string
  conversations: string[]
}

/** Makes a playlist of conversations for whoever is signed in on the page. */
export async function keepPlaylist(page: Page, name: string, count: number): Promise<KeptPlaylist> {
  const conversations = await conversationIds(page, count)
  return page.evaluate(
    async told => {
      const headers = {
        'content-type': 'application/json',
        authorization: localStorage.getItem('token') ?? '',
      }
      const send = async (method: string, path: string, body: object) => {
        const answer = await fetch(path, { method, headers, body: JSON.stringify(body) })
        return (await answer.json()) as { id: string; author: { username: string } }
      }
      const { id, author } = await send('POST', '/api/playlists', { name: told.name })
      const { conversations } = told
      await send('PATCH', `/api/playlists/${id}`, { conversations })
      return { id, author: author.username, conversations }
    },
    { name, conversations },
  )
}
