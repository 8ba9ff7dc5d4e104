import { useCallback, useEffect, useMemo } from 'react'
import type { Client } from '../api/client'
import { newKey } from '../api/new-key'
import { useStore } from '../ui/store'
import { browserPorts } from './browser-ports'
import { HallWire, type WireState } from './wire/hall-wire'
import type { Act } from './wire/wire-ports'

/**
 * A page and its hall: what it may see now and how it acts, for as long as the component is there (live.md#views).
 *
 * @param key the key of a guest's place; null for users.
 */
export function useHall(
  client: Client,
  hall: string,
  key: string | null,
): WireState & {
  act: (act: Act) => Promise<string | null>
  open: () => void
  renew: () => void
} {
  const wire = useMemo(
    () => new HallWire(browserPorts(client, hall, key), newKey()),
    [client, hall, key],
  )
  useEffect(() => {
    wire.open()
    return () => wire.close()
  }, [wire])
  const state = useStore(wire.state)
  const act = useCallback((done: Act) => wire.act(done), [wire])
  const open = useCallback(() => wire.open(), [wire])
  const renew = useCallback(() => wire.renew(), [wire])
  return { ...state, act, open, renew }
}
