import { accountTexts as texts } from '@duologue/domain/messages/accounts/accounts'
import { refusals } from '@duologue/domain/messages/refusals'
import { CallFailed } from '../../api/call-failed'
import type { Client } from '../../api/client'
import { authenticate } from '../../session/authenticate'
import { notify } from '../../ui/feedback/notify'
import { googleAddress, nonceOf } from './google-address'
import { landingOf } from './google-landing'
import { challengeOf, secret } from './pkce'

interface Google {
  authorizationUrl: string
  clientId: string
}

/** A code to be exchanged, with what proves that this page asked for it. */
interface GoogleCode {
  code: string
  codeVerifier: string
  nonce: string
}

/** Lets the visitor log in at Google in the popup; undefined when it is closed before. */
async function codeFrom(popup: Window, google: Google): Promise<GoogleCode | undefined> {
  const [state, nonce, codeVerifier] = [secret(), secret(), secret()]
  const landing = landingOf(popup, state)
  const attempt = { state, nonce, codeChallenge: await challengeOf(codeVerifier) }
  popup.location.href = googleAddress(google, location.origin, attempt)
  const code = await landing
  popup.close()
  return code === undefined ? undefined : { code, codeVerifier, nonce }
}

/** The ID token for a code, once it is sure that it belongs to this attempt (accounts.md#google-login). */
async function googleTokenFor(client: Client, { nonce, ...body }: GoogleCode): Promise<string> {
  const { googleToken } = await client.accounts.exchangeGoogleCode({ body })
  if (nonceOf(googleToken) === nonce) return googleToken
  const answer = { code: 'google-refused', message: refusals['google-refused'] }
  throw new CallFailed(401, JSON.stringify(answer))
}

/** The ID token of whoever logs in at Google in the popup; undefined where it was blocked, or closed before. */
export async function googleTokenThrough({
  google,
  popup,
  client,
}: {
  google: Google
  popup: Window | null
  client: Client
}): Promise<string | undefined> {
  const code = popup ? await codeFrom(popup, google) : undefined
  return code && googleTokenFor(client, code)
}

/** Logs in or signs up with Google, and says how it went (accounts.md#google-login). */
export async function enterWithGoogle({
  to,
  google,
  popup,
  client,
}: {
  to: 'logIn' | 'signUp'
  google: Google
  popup: Window | null
  client: Client
}): Promise<void> {
  const code = popup ? await codeFrom(popup, google) : undefined
  if (!code) return notify('warning', texts.popupClosed)
  const enter = async () => {
    const googleToken = await googleTokenFor(client, code)
    return client.accounts[to]({ body: { googleToken } })
  }
  await authenticate(enter, to === 'logIn' ? texts.loggedIn : texts.accountMade)
}
