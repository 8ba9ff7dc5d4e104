import type { Voice } from '@duologue/contract/voices'
import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'

const noVoices: readonly Voice[] = []

/** The voices of this installation for a language; empty where there is no service. */
export function useVoices(language: string): readonly Voice[] {
  const { client } = useRouteContext({ from: '__root__' })
  const { data } = useQuery({
    queryKey: ['voices', language],
    queryFn: () => client.voices.getVoices({ query: { language } }),
    staleTime: Infinity,
  })
  return data?.voices ?? noVoices
}
