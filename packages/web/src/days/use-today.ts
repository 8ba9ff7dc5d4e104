import type { LanguageCode } from '@duologue/domain/choices/languages'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Client } from '../api/client'
import { sendLate } from '../sending/send-late'
import { todayQuery } from './get-today-query'

/** The plan of a user's day: what was answered here before counts for it, so that is sent first. */
export function useToday(client: Client, user: string, language?: LanguageCode) {
  const [isSent, setSent] = useState(false)
  useEffect(() => {
    void sendLate(client).then(() => setSent(true))
  }, [client, user])
  return useQuery({
    ...todayQuery(client, user, language),
    enabled: isSent,
    placeholderData: keepPreviousData,
  })
}
