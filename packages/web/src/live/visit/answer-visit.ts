import type { CallInput } from '@duologue/contract/endpoint'
import type { live } from '@duologue/contract/live'
import type { Client } from '../../api/client'

/** What a visit is told: which question is to be asked, or an answer. */
export type Telling = CallInput<typeof live.answerVisit>['body']

/** Asks for a question of a visit, or stores an answer (live.md#in-turns). */
export const answerVisit = (client: Client, id: string, visit: number, body: Telling) =>
  client.live.answerVisit({ params: { id, visit: String(visit) }, body })
