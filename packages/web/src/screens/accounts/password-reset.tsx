import { accountTexts as texts } from '@duologue/domain/messages/accounts/accounts'
import { refusals } from '@duologue/domain/messages/refusals'
import { shell } from '@duologue/domain/messages/site/shell'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { AuthCard } from '../../accounts/login/auth-card'
import { ResetForm } from '../../accounts/login/reset-password-form'
import { useResetLink } from '../../accounts/login/use-check-reset-link'
import { useLinkToken } from '../../accounts/login/use-link-token'

const route = getRouteApi('/auth/password-reset')

/**
 * /password-reset: whoever has the link chooses a new password, is signed in and goes to /home
 * (accounts.md#forgotten-password).
 */
export function PasswordReset() {
  const { client } = route.useRouteContext()
  const { token } = route.useSearch()
  const [resetToken, forget] = useLinkToken(token)
  const isOver = useResetLink(client, resetToken)
  const navigate = useNavigate()
  return (
    <AuthCard title={shell.choosePassword} bubbles={texts.bubbles.reset}>
      <div role="status">{isOver && <p>{refusals['link-over']}</p>}</div>
      {!isOver && (
        <>
          <p>{texts.resetLead}</p>
          <ResetForm
            client={client}
            resetToken={resetToken ?? ''}
            onReset={() => {
              forget()
              return navigate({ to: '/home', replace: true })
            }}
          />
        </>
      )}
      <p>
        <Link to="/password-forgot">{texts.sendAnother}</Link>
      </p>
    </AuthCard>
  )
}
