import { ownAccountTexts as texts } from '@duologue/domain/messages/pupils/own-account'
import type { Client } from '../../api/client'

/** Confirms the address that a pupil wants to have, by the token of a link; answers what is so then (pupils.md#claiming). */
export async function verifyClaim(client: Client, token: string): Promise<string> {
  const { isOwn } = await client.pupils.verifyClaim({ body: { token } })
  return isOwn ? texts.isOwn : texts.confirmed
}
