import { accountTexts as texts } from '@duologue/domain/messages/accounts/accounts'
import { getRouteApi, Link } from '@tanstack/react-router'
import { AuthCard } from '../../accounts/login/auth-card'
import { GoogleBlock } from '../../accounts/login/google-block'
import { SignUpForm } from '../../accounts/login/sign-up-form'
import { useLandWhenSignedIn } from '../../session/guards'
import { Late } from '../../ui/feedback/late'
import { latePart } from '../../ui/feedback/late-part'

const SchoolLogins = latePart(
  async () => (await import('../../accounts/school-logins/school-logins')).SchoolLogins,
)

const route = getRouteApi('/auth/signup')

/** /signup (accounts.md#signing-up). */
export function Signup() {
  const { client } = route.useRouteContext()
  const { redirect } = route.useSearch()
  const site = route.useLoaderData()
  useLandWhenSignedIn(redirect)
  return (
    <AuthCard title={texts.signUp} bubbles={texts.bubbles.signUp}>
      <SignUpForm client={client} />
      <GoogleBlock to="signUp" google={site.google} client={client} />
      {site.logins.length > 0 ? (
        <Late>
          <SchoolLogins logins={site.logins} client={client} />
        </Late>
      ) : null}
      <p>
        {texts.haveAccount}{' '}
        <Link to="/login" search={redirect ? { redirect } : {}}>
          {texts.logIn}
        </Link>
      </p>
    </AuthCard>
  )
}
