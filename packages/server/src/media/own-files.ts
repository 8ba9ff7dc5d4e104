import { keyOfAddress } from '@duologue/domain/media/file-address'
import type { Database } from '../database/connect'
import { filesWith } from './file-store'

/** What a file is to those who use it in a line or a cover; the length is that of a clip. */
interface OwnFile {
  kind: 'image' | 'audio'
  durationMs: number | null
}

/** Those of these addresses that are pictures and clips of one user, in one query. */
export async function ownFiles(
  database: Database,
  addresses: readonly string[],
  user: string,
): Promise<Map<string, OwnFile>> {
  const keys = addresses.flatMap(address => keyOfAddress(address) ?? [])
  if (keys.length === 0) return new Map()
  const rows = await filesWith(database, keys)
  const own = new Map(rows.filter(({ owner }) => owner === user).map(row => [row.key, row]))
  return new Map(
    addresses.flatMap(address => {
      const file = own.get(keyOfAddress(address) ?? '')
      const kind = file?.type.startsWith('image/') ? 'image' : 'audio'
      const isUsable = file && (kind === 'image' || file.type.startsWith('audio/'))
      return isUsable ? [[address, { kind, durationMs: file.durationMs }] as [string, OwnFile]] : []
    }),
  )
}
