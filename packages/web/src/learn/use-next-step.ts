import { nextStep, type ThingDone } from '@duologue/domain/days/next-step'
import { useQuery } from '@tanstack/react-query'
import type { Client } from '../api/client'
import { useSession } from '../session/session'
import { progressQuery } from './get-progress-query'

/**
 * What is next with a conversation, by what its reader is remembered to know of it (days.md#steps-of-a-conversation);
 * for visitors, and until that is known, to learn it.
 */
export function useNextStep(client: Client, conversation: string): ReturnType<typeof nextStep> {
  const session = useSession()
  const user = session.status === 'user' ? session.user.id : ''
  const { data } = useQuery({
    ...progressQuery(client, conversation, user),
    enabled: session.status === 'user',
  })
  if (!data) return 'learn'
  const count = (what: 'isLearnt' | 'canSay') => data.lines.filter(line => line[what]).length
  const done: ThingDone = {
    lines: data.total,
    learnt: count('isLearnt'),
    canSay: count('canSay'),
  }
  return nextStep(done)
}
