import { accountTexts } from '@duologue/domain/messages/accounts/accounts'
import { schoolLoginTexts as texts } from '@duologue/domain/messages/accounts/school-logins'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { Client } from '../../api/client'
import { returnAddress } from '../../saved-here/signed-in'
import { landingAddress } from '../../session/landing-address'
import { siteQuery } from '../../site/get-site-query'
import { notify } from '../../ui/feedback/notify'
import { useAskedAgain } from '../login-again/use-asked-again'
import { enterWith, proofFor } from '../school-logins/exchange-sso-code'
import { dropAttempt, type SchoolAttempt } from '../school-logins/school-attempt'
import { connectLogin } from './connect-login'

/** What is done with the answer of a school that came to the window in which the login was begun. */
export function SchoolLanding({
  client,
  attempt,
  code,
}: {
  client: Client
  attempt: SchoolAttempt
  code: string | undefined
}) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { client: asking, dialog } = useAskedAgain(client)
  const isBegun = useRef(false)
  useEffect(() => {
    // The code works once.
    if (isBegun.current) return
    isBegun.current = true
    dropAttempt()
    const go = (href: string) => navigate({ href, replace: true })
    const finish = async () => {
      const site = await queryClient.ensureQueryData(siteQuery(client)).catch(() => undefined)
      const login = site?.logins.find(({ provider }) => provider === attempt.provider)
      const proof = code === undefined ? undefined : () => proofFor(client, attempt, code)
      if (!login || !proof) {
        notify('warning', accountTexts.popupClosed)
        return go(attempt.goal === 'connect' ? '/account?tab=password' : '/login')
      }
      if (attempt.goal === 'connect') {
        await connectLogin(asking, login, proof)
        return go('/account?tab=password')
      }
      if (!(await enterWith(client, login, proof))) return go('/login')
      await go(landingAddress(undefined, returnAddress.get()))
      returnAddress.set(null)
    }
    void finish()
  }, [attempt, code, client, asking, queryClient, navigate])
  return (
    <>
      <h1>{texts.landing}</h1>
      {dialog}
    </>
  )
}
