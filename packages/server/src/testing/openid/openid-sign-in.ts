import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Provider } from 'oidc-provider'

/** Somebody with an account at the provider, with the claims as they stand in a token. */
export interface OpenidAccount {
  sub: string
  email: string
  email_verified: boolean
  given_name?: string
  family_name?: string
  /** What else its tokens say; of the claims that the provider knows. */
  claims?: Readonly<Record<string, unknown>>
}

const escaped = (value: string) => value.replace(/[&<>"']/g, letter => `&#${letter.charCodeAt(0)};`)

const page = (accounts: readonly OpenidAccount[]) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Choose an account</title></head>
<body>
<h1>Choose an account</h1>
<form method="post">
${accounts
  .map(({ sub, email }) => [escaped(sub), escaped(email)])
  .map(
    ([sub, email]) => `<p><button name="account" value="${sub}">Continue as ${email}</button></p>`,
  )
  .join('\n')}
</form>
</body>
</html>
`

export const accountNamed = (accounts: readonly OpenidAccount[], name: unknown) =>
  accounts.find(({ sub, email }) => sub === name || email === name)

/** The provider's own page: signs in whom `login_hint` names, else shows a button for each account. */
export async function answerSignIn(
  provider: Provider,
  accounts: readonly OpenidAccount[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { params } = await provider.interactionDetails(request, response)
  const pressed =
    request.method === 'POST' ? new URLSearchParams(await text(request)).get('account') : undefined
  const account = accountNamed(accounts, pressed ?? params.login_hint)
  if (account) {
    const result = { login: { accountId: account.sub } }
    return provider.interactionFinished(request, response, result)
  }
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page(accounts))
}
