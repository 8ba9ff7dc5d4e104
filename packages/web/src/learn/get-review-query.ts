import type { LanguageCode } from '@duologue/domain/choices/languages'
import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../api/client'
import { zoneHere } from '../api/zone-here'
import { waitingFor } from '../sending/kept-progress'
import { learnedKey } from './learned-key'

/** The lines that are due for a user today, where they are, in one language or in all, and what to continue. */
export const reviewQuery = (client: Client, user: string, language?: LanguageCode) =>
  queryOptions({
    queryKey: [...learnedKey, 'review', user, language ?? null],
    queryFn: async () => {
      const due = await client.learn.getReview({
        query: { timeZone: zoneHere(), ...(language ? { language } : {}) },
      })
      // What was answered and is not sent yet is not asked again: without a connection the plan is that of before.
      const answered = new Set(waitingFor(user).attempts.map(({ line }) => line))
      return { ...due, order: due.order.filter(id => !answered.has(id)) }
    },
    staleTime: 0,
  })
