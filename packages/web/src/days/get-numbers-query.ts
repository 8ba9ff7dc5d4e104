import type { LanguageCode } from '@duologue/domain/choices/languages'
import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../api/client'
import { zoneHere } from '../api/zone-here'
import { learnedKey } from '../learn/learned-key'

/** A user's numbers, in one language or in all. */
export const numbersQuery = (client: Client, user: string, language?: LanguageCode) =>
  queryOptions({
    queryKey: [...learnedKey, 'numbers', user, language ?? null],
    queryFn: () =>
      client.days.getNumbers({
        query: { timeZone: zoneHere(), ...(language ? { language } : {}) },
      }),
    staleTime: 0,
  })
