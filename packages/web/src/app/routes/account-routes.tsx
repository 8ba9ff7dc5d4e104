import { ltiChooseTitle, ltiTitle } from '@duologue/domain/messages/lti/lti-title'
import { shell } from '@duologue/domain/messages/site/shell'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { readRedirect } from '../../session/landing-address'
import { needLogin } from '../../session/need-login'
import { siteQuery } from '../../site/get-site-query'
import { authRoute, mainRoute } from './layout-routes'
import { pageHead, privateHead } from './page-head'
import type { RouterContext } from './router-context'

/** A private page, and no other site learns its address, which carries a secret (security.md#headers). */
const secretHead = (title: string) => ({
  meta: [...privateHead(title).meta, { name: 'referrer', content: 'no-referrer' }],
})

const readToken = ({ token }: Record<string, unknown>): { token?: string } =>
  typeof token === 'string' ? { token } : {}

const loadSite = ({ context: { queryClient, client } }: { context: RouterContext }) =>
  queryClient.ensureQueryData(siteQuery(client))

const login = createRoute({
  getParentRoute: () => authRoute,
  path: 'login',
  validateSearch: readRedirect,
  loader: loadSite,
  head: ({ match }) =>
    pageHead(match, {
      title: shell.logIn,
      isPrivate: true,
    }),
  component: lazyRouteComponent(() => import('../../screens/accounts/login'), 'Login'),
})

const card = createRoute({
  getParentRoute: () => authRoute,
  path: 'card',
  head: () => secretHead(shell.cardLogin),
  component: lazyRouteComponent(() => import('../../screens/pupils/card-login'), 'CardLogin'),
})

const signup = createRoute({
  getParentRoute: () => authRoute,
  path: 'signup',
  validateSearch: readRedirect,
  loader: loadSite,
  head: ({ match }) =>
    pageHead(match, {
      title: shell.signUp,
      isPrivate: true,
    }),
  component: lazyRouteComponent(() => import('../../screens/accounts/signup'), 'Signup'),
})

const passwordForgot = createRoute({
  getParentRoute: () => authRoute,
  path: 'password-forgot',
  head: () => privateHead(shell.forgotPassword),
  component: lazyRouteComponent(
    () => import('../../screens/accounts/password-forgot'),
    'PasswordForgot',
  ),
})

const passwordReset = createRoute({
  getParentRoute: () => authRoute,
  path: 'password-reset',
  validateSearch: readToken,
  head: () => secretHead(shell.choosePassword),
  component: lazyRouteComponent(
    () => import('../../screens/accounts/password-reset'),
    'PasswordReset',
  ),
})

const emailVerify = createRoute({
  getParentRoute: () => authRoute,
  path: 'email-verify',
  validateSearch: readToken,
  head: () => secretHead(shell.confirmEmail),
  component: lazyRouteComponent(() => import('../../screens/accounts/email-verify'), 'EmailVerify'),
})

const logout = createRoute({
  getParentRoute: () => authRoute,
  path: 'logout',
  head: () => privateHead(shell.logOut),
  component: lazyRouteComponent(() => import('../../screens/accounts/log-out'), 'Logout'),
})

/** Where the popup of a login lands. */
const landing = {
  getParentRoute: () => authRoute,
  // What else the provider adds is left standing: no second request with the code in its address.
  validateSearch: (search: Record<string, unknown>): { code?: string; state?: string } => search,
  head: () => secretHead(shell.googleLogin),
  // Under any other opener policy the browser cuts the popup that comes back off from the page that opened it.
  headers: () => ({ 'cross-origin-opener-policy': 'unsafe-none' }),
}

const google = createRoute({
  ...landing,
  path: 'google',
  component: lazyRouteComponent(() => import('../../screens/accounts/google'), 'Google'),
})

const sso = createRoute({
  ...landing,
  path: 'sso/$provider',
  head: () => secretHead(shell.schoolLogin),
  component: lazyRouteComponent(() => import('../../screens/accounts/sso'), 'Sso'),
})

const account = createRoute({
  getParentRoute: () => mainRoute,
  path: 'account',
  validateSearch: ({ tab }: Record<string, unknown>): { tab?: 'password' } =>
    tab === 'password' ? { tab } : {},
  beforeLoad: ({ location }) => needLogin(location.href),
  head: () => privateHead(shell.accountSettings),
  component: lazyRouteComponent(() => import('../../screens/accounts/account'), 'Account'),
})

/** The pages that courses of learning platforms open: /lti/start, /lti/choose and /lti/connect (lti.md#what-a-launch-leads-to). */
const ltiPage = createRoute({
  getParentRoute: () => authRoute,
  path: 'lti/$page',
  // Which launch it is of; its code stands behind `#`, which no server is sent.
  validateSearch: (search: Record<string, unknown>): { launch?: string } => search,
  head: ({ params }) => secretHead(params.page === 'choose' ? ltiChooseTitle : ltiTitle),
  component: lazyRouteComponent(() => import('../../screens/lti/lti-page'), 'LtiPage'),
})

/** The pages around logging in (site.md#layouts: the authentication layout). */
export const loginRoutes = [
  login,
  card,
  signup,
  passwordForgot,
  passwordReset,
  emailVerify,
  logout,
  google,
  sso,
  ltiPage,
] as const
export const accountRoutes = [account] as const
