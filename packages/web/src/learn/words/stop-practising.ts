import type { Client } from '../../api/client'
import { makeCall } from '../../session/make-call'

/** Takes a word of songs out of the own review; whether it could be. */
export const stopPractising = (client: Client, word: string) =>
  makeCall(client, () => client.learn.stopPractising({ params: { id: word } }))
