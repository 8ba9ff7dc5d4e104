import { accountTexts as texts } from '@duologue/domain/messages/accounts/accounts'
import { getRouteApi } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { tellOpener } from '../../accounts/login/google-popup'
import { attemptOf } from '../../accounts/school-logins/school-attempt'
import { latePart } from '../../ui/feedback/late-part'
import { useAwake } from '../../ui/store'

// Most land in a popup, which only tells the page that opened it.
const SchoolLanding = latePart(
  async () => (await import('../../accounts/connected-logins/school-landing')).SchoolLanding,
)

const route = getRouteApi('/auth/sso/$provider')

/** In the browser, which knows whether the login was begun in this very window. */
function Landed() {
  const { client } = route.useRouteContext()
  const { code, state } = route.useSearch()
  const [attempt] = useState(() => attemptOf(state))
  useEffect(() => {
    if (!attempt) tellOpener(code, state)
  }, [attempt, code, state])
  if (!attempt) return <h1>{texts.googleDone}</h1>
  return (
    <Suspense>
      <SchoolLanding client={client} attempt={attempt} code={code} />
    </Suspense>
  )
}

/** /sso/{provider}: where the login of a school lands, in its popup or in the window that went there. */
export function Sso() {
  return useAwake() ? <Landed /> : <h1>{texts.googleDone}</h1>
}
