import { useQueryClient } from '@tanstack/react-query'
import { ownKey } from '../../session/session-watch'

/** Asks again for what is known of the own classes and of what hangs on them. */
export function useRefreshClasses() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: [ownKey] })
}
