import { accountTexts as texts } from '@duologue/domain/messages/accounts/accounts'
import { shell } from '@duologue/domain/messages/site/shell'
import { getRouteApi, Link } from '@tanstack/react-router'
import { AuthCard } from '../../accounts/login/auth-card'
import { GoogleBlock } from '../../accounts/login/google-block'
import { LoginForm } from '../../accounts/login/log-in-form'
import { useLandWhenSignedIn } from '../../session/guards'
import { Late } from '../../ui/feedback/late'
import { latePart } from '../../ui/feedback/late-part'

const SchoolLogins = latePart(
  async () => (await import('../../accounts/school-logins/school-logins')).SchoolLogins,
)

const route = getRouteApi('/auth/login')

/** /login (accounts.md#logging-in). */
export function Login() {
  const { client } = route.useRouteContext()
  const { redirect } = route.useSearch()
  const site = route.useLoaderData()
  useLandWhenSignedIn(redirect)
  return (
    <AuthCard title={texts.logIn} bubbles={texts.bubbles.logIn}>
      <LoginForm client={client} />
      <p>
        <Link to="/password-forgot">{texts.forgotPassword}</Link>
      </p>
      <GoogleBlock to="logIn" google={site.google} client={client} />
      {site.logins.length > 0 ? (
        <Late>
          <SchoolLogins logins={site.logins} client={client} />
        </Late>
      ) : null}
      <p>
        <Link to="/card">{shell.haveCard}</Link>
      </p>
      <p>
        {texts.noAccountYet}{' '}
        <Link to="/signup" search={redirect ? { redirect } : {}}>
          {texts.signUp}
        </Link>
      </p>
    </AuthCard>
  )
}
