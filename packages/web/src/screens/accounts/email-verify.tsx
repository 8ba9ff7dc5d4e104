import { accountTexts as texts } from '@duologue/domain/messages/accounts/accounts'
import { shell } from '@duologue/domain/messages/site/shell'
import { splitClaimLink } from '@duologue/domain/pupils/claim-link'
import { getRouteApi, Link } from '@tanstack/react-router'
import { AuthCard } from '../../accounts/login/auth-card'
import { useLinkToken } from '../../accounts/login/use-link-token'
import { EmailConfirmation, verifyEmail } from '../../accounts/login/verify-email'
import type { Client } from '../../api/client'
import { verifyClaim } from '../../pupils/claims/verify-claim'
import button from '../../ui/button.module.css'

const route = getRouteApi('/auth/email-verify')

/** Whichever address it is that the link confirms. */
function confirm(client: Client, carried: string): Promise<string> {
  const claim = splitClaimLink(carried)
  return claim === undefined ? verifyEmail(client, carried) : verifyClaim(client, claim)
}

/** /email-verify: the link of the mail that a sign-up sends, or a pupil who makes the account their own. */
export function EmailVerify() {
  const { client } = route.useRouteContext()
  const { token } = route.useSearch()
  const [verifyToken, forget] = useLinkToken(token)
  return (
    <AuthCard title={shell.confirmEmail} bubbles={texts.bubbles.confirm}>
      {verifyToken !== undefined && (
        <EmailConfirmation
          client={client}
          confirm={() => confirm(client, verifyToken)}
          onConfirmed={forget}
        />
      )}
      <Link to="/home" className={button.primary}>
        {texts.goOn}
      </Link>
    </AuthCard>
  )
}
