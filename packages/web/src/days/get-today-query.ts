import type { LanguageCode } from '@duologue/domain/choices/languages'
import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../api/client'
import { zoneHere } from '../api/zone-here'
import { learnedKey } from '../learn/learned-key'

/** What a user may do today, where they are; in the language of their last day unless one is chosen. */
export const todayQuery = (client: Client, user: string, language?: LanguageCode) =>
  queryOptions({
    queryKey: [...learnedKey, 'today', user, language ?? null],
    queryFn: () =>
      client.days.getToday({
        query: { timeZone: zoneHere(), ...(language ? { language } : {}) },
      }),
    staleTime: 0,
    // Without a connection it fails at once, for a plan may be kept here; with one again it is asked for anew.
    networkMode: 'always',
    refetchOnReconnect: 'always',
  })
