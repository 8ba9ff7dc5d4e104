import { type CardLogin, pupils } from '@duologue/contract/pupils'
import type { TestServer } from '../apps/test-server'

/** Logs a pupil in with all that their card needs; answers the session. */
export async function inWithCard({ ask }: Pick<TestServer, 'ask'>, body: object) {
  const told = await ask(pupils.logInWithCard, { body: body as CardLogin })
  if ('wants' in told) throw new Error(`the class wants ${told.wants}, too`)
  return told
}
