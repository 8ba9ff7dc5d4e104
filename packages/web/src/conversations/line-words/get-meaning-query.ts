import type { LanguageCode } from '@duologue/domain/choices/languages'
import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../api/client'

/** What the library says of a word; null where it does not know it. */
export const meaningQuery = (client: Client, language: LanguageCode, text: string) =>
  queryOptions({
    queryKey: ['meaning', language, text],
    queryFn: async () => (await client.words.getMeaning({ query: { text, language } })).meaning,
    staleTime: Infinity,
  })
