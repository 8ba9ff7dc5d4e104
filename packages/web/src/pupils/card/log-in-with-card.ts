import type { CardLogin } from '@duologue/contract/pupils'
import { pupilTexts as texts } from '@duologue/domain/messages/pupils/pupils'
import type { Client } from '../../api/client'
import { authenticate } from '../../session/authenticate'
import { tellNewCard } from '../../session/tell-new-card'

/** A card that is right, and what its class wants beside it (pupils.md#what-follows-a-card). */
export interface Asked {
  card: CardLogin
  wants: 'pictures' | 'words'
}

/** A refusal that nothing on the page tells besides. */
export const throwOn = (error: unknown): never => {
  throw error
}

/**
 * Logs in with a card and whatever was brought beside it; `onFault` hears of a refusal and throws it on. Answers whether
 * somebody is in now, or what the class wants first.
 */
export async function logInWithCard(
  client: Client,
  card: CardLogin,
  onFault: (error: unknown) => never,
): Promise<boolean | Asked> {
  let asked: Asked | undefined
  let news: { newCardAt?: string | undefined } = {}
  const isIn = await authenticate(async () => {
    const told = await client.pupils.logInWithCard({ body: card }).catch(onFault)
    if (!('wants' in told)) {
      news = told
      return told
    }
    asked = { card, wants: told.wants }
    return undefined
  }, texts.loggedIn)
  if (isIn) void tellNewCard(news)
  return asked ?? isIn
}
