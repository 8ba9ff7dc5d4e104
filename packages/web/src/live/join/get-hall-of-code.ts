import type { Client } from '../../api/client'

/** What a code leads into; a code that leads nowhere fails (live.md#codes). */
export async function getHallOfCode(client: Client, code: string) {
  return { ...(await client.live.getHallOfCode({ params: { code } })), code }
}

export type Found = Awaited<ReturnType<typeof getHallOfCode>>
