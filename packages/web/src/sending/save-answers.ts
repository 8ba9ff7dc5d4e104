import { pronunciationLimits } from '@duologue/domain/pronunciation/pronunciation-limits'
import { answersOf, dropAnswers } from './kept-answers'
import type { Made } from './make-once'
import { type Sending, sendInParts } from './send-in-parts'

/** Sends the answers of rounds. */
export const sendRoundAnswers = ({ client, user, keepalive }: Sending): Promise<Made> =>
  sendInParts(
    {
      waiting: () => answersOf(user),
      atOnce: pronunciationLimits.answers,
      store: (answers, how) => client.pronunciation.saveAnswers({ body: { answers } }, how),
      drop: dropAnswers,
    },
    keepalive,
  )
