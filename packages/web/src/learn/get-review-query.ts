import type { LanguageCode } from '@duologue/domain/choices/languages'
import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../api/client'
import { zoneHere } from '../api/zone-here'
import { learnedKey } from './learned-key'

/** The lines that are due for a user today, where they are, in one language or in all, and what to continue. */
export const reviewQuery = (client: Client, user: string, language?: LanguageCode) =>
  queryOptions({
    queryKey: [...learnedKey, 'review', user, language ?? null],
    queryFn: async () => {
      return client.learn.getReview({
        query: { timeZone: zoneHere(), ...(language ? { language } : {}) },
      })
    },
    staleTime: 0,
  })
