import type { Client } from '../../../api/client'

/** A request of a song: what it is about, the key by which it is done once, and whether it outlives its page. */
export interface SongCall {
  client: Client
  songId: string
  /** The version of the order of the lyrics that the edits were made of. */
  orderRev: number
  key: string
  keepalive?: boolean
}

/** How it travels. */
export const howOf = ({ key, keepalive }: SongCall) => (keepalive ? { key, keepalive } : { key })
