import { accountTexts as texts } from '@duologue/domain/messages/accounts'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { endSession, sessionNow } from '../session/session'
import { tellFailure } from '../session/tell-failure'

const route = getRouteApi('/auth/logout')

/** /logout: whoever is signed in is logged out; everybody goes to / (S1 section 2). */
export function Logout() {
  const { client } = route.useRouteContext()
  const navigate = useNavigate()
  const leave = useEffectEvent(() => {
    // The call takes the token along before it is forgotten here; here the logout does not wait for the answer.
    if (sessionNow().status === 'user') client.accounts.logOut({}).catch(tellFailure)
    endSession()
    void navigate({ to: '/', replace: true })
  })
  useEffect(() => leave(), [])
  return <h1>{texts.loggingOut}</h1>
}
