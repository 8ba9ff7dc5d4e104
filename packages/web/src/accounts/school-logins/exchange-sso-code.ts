import type { OfferedLogin } from '@duologue/contract/site'
import { accountTexts } from '@duologue/domain/messages/accounts/accounts'
import { schoolLoginTexts as texts } from '@duologue/domain/messages/accounts/school-logins'
import { commas } from '@duologue/domain/messages/joined'
import { CallFailed } from '../../api/call-failed'
import type { Client } from '../../api/client'
import { authenticate } from '../../session/authenticate'
import { notify } from '../../ui/feedback/notify'
import { landingOf } from '../login/google-landing'
import { keepAttempt, newAttempt, type SchoolAttempt, type SchoolGoal } from './school-attempt'

/** What a school has confirmed, as a call sends it. */
export interface SchoolProof {
  provider: string
  ssoToken: string
}

/** The token for the code with which a school has answered an attempt (accounts.md#school-logins). */
export async function proofFor(
  client: Client,
  { provider, codeVerifier, nonce }: SchoolAttempt,
  code: string,
): Promise<SchoolProof> {
  const body = { code, codeVerifier, nonce }
  const { ssoToken } = await client.accounts.exchangeSsoCode({ params: { provider }, body })
  return { provider, ssoToken }
}

/** Says which addresses a login is for, where it is not for somebody's. */
export const namingDomains =
  ({ domains }: Pick<OfferedLogin, 'domains'>) =>
  (error: unknown): never => {
    if (error instanceof CallFailed && error.code === 'sso-wrong-domain' && domains.length > 0) {
      const message = texts.onlyFor(commas(domains))
      throw new CallFailed(error.status, JSON.stringify({ code: error.code, message }))
    }
    throw error
  }

/** Logs in with what a school has confirmed, and says how it went; whether somebody is logged in now. */
export const enterWith = (
  client: Client,
  login: Pick<OfferedLogin, 'domains'>,
  proof: () => Promise<SchoolProof>,
): Promise<boolean> =>
  authenticate(
    async () => client.accounts.logIn({ body: await proof() }).catch(namingDomains(login)),
    accountTexts.loggedIn,
  )

/**
 * What a school confirms of whoever logs in there in the popup; undefined when it was closed before. Where the browser
 * has blocked it, this very window goes there, and what comes back lands on /sso.
 */
export async function schoolProofThrough({
  login,
  popup,
  client,
  goal,
}: {
  login: OfferedLogin
  popup: Window | null
  client: Client
  goal: SchoolGoal
}): Promise<(() => Promise<SchoolProof>) | undefined> {
  const begun = await newAttempt(login, goal)
  if (!begun) return undefined
  const { attempt, address } = begun
  if (!popup) {
    keepAttempt(attempt)
    location.assign(address)
    // The page is on its way out: nothing more is to be said here.
    return new Promise(() => {})
  }
  const landing = landingOf(popup, attempt.state)
  popup.location.href = address
  const code = await landing
  popup.close()
  return code === undefined ? undefined : () => proofFor(client, attempt, code)
}

/** Logs in through a school, and says how it went. */
export async function enterWithSchool(
  client: Client,
  login: OfferedLogin,
  popup: Window | null,
): Promise<void> {
  const proof = await schoolProofThrough({ login, popup, client, goal: 'logIn' })
  if (proof) await enterWith(client, login, proof)
  else notify('warning', accountTexts.popupClosed)
}
