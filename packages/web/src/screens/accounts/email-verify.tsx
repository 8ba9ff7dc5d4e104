import { accountTexts as texts } from '@duologue/domain/messages/accounts/accounts'
import { shell } from '@duologue/domain/messages/site/shell'
import { getRouteApi, Link } from '@tanstack/react-router'
import { AuthCard } from '../../accounts/login/auth-card'
import { useLinkToken } from '../../accounts/login/use-link-token'
import { EmailConfirmation } from '../../accounts/login/verify-email'
import button from '../../ui/button.module.css'

const route = getRouteApi('/auth/email-verify')

/** /email-verify: the link of the mail that a sign-up sends. */
export function EmailVerify() {
  const { client } = route.useRouteContext()
  const { token } = route.useSearch()
  const [verifyToken, forget] = useLinkToken(token)
  return (
    <AuthCard title={shell.confirmEmail} bubbles={texts.bubbles.confirm}>
      {verifyToken !== undefined && (
        <EmailConfirmation client={client} verifyToken={verifyToken} onConfirmed={forget} />
      )}
      <Link to="/home" className={button.primary}>
        {texts.goOn}
      </Link>
    </AuthCard>
  )
}
