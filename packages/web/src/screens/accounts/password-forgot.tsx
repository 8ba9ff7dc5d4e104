import { accountTexts as texts } from '@duologue/domain/messages/accounts/accounts'
import { shell } from '@duologue/domain/messages/site/shell'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { AuthCard } from '../../accounts/login/auth-card'
import { BackToLogin } from '../../accounts/login/back-to-login'
import { ForgotForm } from '../../accounts/login/send-reset-email-form'

const route = getRouteApi('/auth/password-forgot')

/**
 * /password-forgot: once the link is sent, the form is replaced by the confirmation (accounts.md#forgotten-password).
 */
export function PasswordForgot() {
  const { client } = route.useRouteContext()
  const [sentTo, setSentTo] = useState('')
  const confirmation = useRef<HTMLParagraphElement>(null)
  useEffect(() => confirmation.current?.focus(), [sentTo])
  return (
    <AuthCard
      title={sentTo ? texts.linkSentTitle : shell.forgotPassword}
      bubbles={texts.bubbles.forgot}
    >
      {sentTo ? (
        <p ref={confirmation} tabIndex={-1}>
          {texts.linkSent(sentTo)}
        </p>
      ) : (
        <>
          <p>{texts.forgotLead}</p>
          <ForgotForm client={client} onSent={setSentTo} />
        </>
      )}
      <BackToLogin />
    </AuthCard>
  )
}
