import { pronunciationGameTexts as texts } from '@duologue/domain/messages/pronunciation/pronunciation-game'
import type { QueryClient } from '@tanstack/react-query'
import type { Client } from '../../api/client'
import { sessionNow } from '../../session/session'
import { listQuery } from '../get-list-query'

/** Fetches the list of a round with its page; its title. A list that this reader cannot see is the page's own to tell. */
export async function loadRound(
  { queryClient, client }: { queryClient: QueryClient; client: Client },
  list: string,
): Promise<{ title: string }> {
  const session = sessionNow()
  const reader = session.status === 'user' ? session.user.id : null
  const found = await queryClient.ensureQueryData(listQuery(client, list, reader)).catch(() => null)
  return { title: found ? texts.tabTitle(found.title) : texts.title }
}
