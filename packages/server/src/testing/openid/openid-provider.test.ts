import { expect, onTestFinished, test } from 'vitest'
import { startOpenidProvider } from './openid-provider'
import { addressOfVisit, openidBrowser } from './openid-visit'

test('without a hint the provider shows a button for each account, and a press signs in', async () => {
  const provider = await startOpenidProvider({
    accounts: [
      { sub: '1', email: 'ana@school.example', email_verified: true },
      { sub: '2', email: '<ben>@school.example', email_verified: false },
    ],
  })
  onTestFinished(() => provider.close())
  const browse = openidBrowser(provider.issuer)
  const visit = addressOfVisit({
    issuer: provider.issuer,
    clientId: provider.clientId,
    redirectUri: 'http://127.0.0.1/google',
    codeVerifier: 'v'.repeat(43),
  })
  const chooser = await browse(visit)
  expect(chooser.page).toContain('value="1">Continue as ana@school.example<')
  expect(chooser.page).toContain('value="2">Continue as &#60;ben&#62;@school.example<')
  const back = await browse(chooser.address, new URLSearchParams({ account: '2' }))
  expect(back.address).toMatch(/^http:\/\/127\.0\.0\.1\/google\?code=/)
  // The same browser is asked again.
  expect((await browse(visit)).page).toContain('Continue as')
})
