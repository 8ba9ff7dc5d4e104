import { accountTexts as texts } from '@duologue/domain/messages/accounts/accounts'
import { shell } from '@duologue/domain/messages/site/shell'
import { Link } from '@tanstack/react-router'
import { returnAddress } from '../../saved-here/signed-in'
import { useSession } from '../../session/session'

/** The way back to /login, with the return address that brought the visitor there; for a signed-in user to /account. */
export function BackToLogin() {
  const redirect = returnAddress.use()
  const { status } = useSession()
  return (
    <p>
      {status === 'user' ? (
        <Link to="/account">{shell.account}</Link>
      ) : (
        <Link to="/login" search={redirect ? { redirect } : {}}>
          {texts.backToLogIn}
        </Link>
      )}
    </p>
  )
}
