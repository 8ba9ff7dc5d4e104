import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { Client } from '../api/client'
import { type SavedThing, savedStateQuery } from './get-saved-state-query'
import { SaveToggle } from './save-toggle'
import { useSave } from './use-save'

/** Save for who is logged in: it stands pressed while the thing is kept. */
export function SaveOwn({
  client,
  user,
  thing,
  isPressed,
}: {
  client: Client
  user: string
  thing: SavedThing
  /** It was pressed before this came. */
  isPressed: boolean
}) {
  const queryClient = useQueryClient()
  const state = savedStateQuery(client, user, thing)
  const { data } = useQuery(state)
  const save = useSave(client, { user, thing }, isSaved => {
    // An answer that is still on its way knows nothing of this press.
    void queryClient.cancelQueries(state)
    queryClient.setQueryData(state.queryKey, { isSaved })
  })
  const begin = useEffectEvent(() => {
    if (isPressed) save(true)
  })
  useEffect(() => begin(), [])
  const isSaved = data?.isSaved === true
  return <SaveToggle isSaved={isSaved} onPress={() => save(!isSaved)} />
}
