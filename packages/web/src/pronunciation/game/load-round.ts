import { pronunciationGameTexts as texts } from '@duologue/domain/messages/pronunciation/pronunciation-game'
import { coverOfList } from '@duologue/domain/pronunciation/cover-of-list'
import type { QueryClient } from '@tanstack/react-query'
import type { Client } from '../../api/client'
import { sessionNow } from '../../session/session'
import { listQuery } from '../get-list-query'

/**
 * Fetches the list of a round with its page, and says what its link shows; only what the server sends is read by them. A
 * list that this reader cannot see is the page's own to tell.
 */
export async function loadRound(
  { queryClient, client }: { queryClient: QueryClient; client: Client },
  list: string,
): Promise<{ title: string; description?: string; cover?: string; path?: string }> {
  const session = sessionNow()
  const reader = session.status === 'user' ? session.user.id : null
  const found = await queryClient.ensureQueryData(listQuery(client, list, reader)).catch(() => null)
  if (!found) return { title: texts.title }
  const title = texts.tabTitle(found.title)
  if (!import.meta.env.SSR) return { title }
  const { description, shortid } = found
  const path = `/pronunciation/game?list=${shortid}`
  return { title, description, cover: coverOfList(found), path }
}
