import { accountTexts as texts } from '@duologue/domain/messages/accounts/accounts'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect } from 'react'
import { tellOpener } from '../../accounts/login/google-popup'

const route = getRouteApi('/auth/google')

/** /google: where the popup of a Google login lands; it tells the page that opened it, and closes. */
export function Google() {
  const { code, state } = route.useSearch()
  useEffect(() => tellOpener(code, state), [code, state])
  return <h1>{texts.googleDone}</h1>
}
