import { randomUUID } from 'node:crypto'
import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose'
import { describe, expect, test } from 'vitest'
import { openedPlatform } from './opened-platform'
import { profileNames } from './platform-profile'
import { askAuthorisation } from './walk-launch'

const claim = (name: string) => `https://purl.imsglobal.org/spec/lti/claim/${name}`

describe.each(profileNames)('a launch of %s', profile => {
  test('comes signed by a key that is shown, with what the profile tells', async () => {
    const { platform, mia, course, authorisation } = await openedPlatform(profile)
    const { action, fields } = await askAuthorisation(authorisation({ state: 's'.repeat(20) }))
    expect(action).toBe(platform.tool?.redirects[0])
    expect(fields.state).toBe('s'.repeat(20))
    const keys = createRemoteJWKSet(new URL(`${platform.origin}/keys`))
    const { payload } = await jwtVerify(fields.id_token ?? '', keys)
    expect(payload).toMatchObject({ iss: platform.issuer, aud: platform.clientId, sub: mia.id })
    expect(payload[claim('context')]).toMatchObject({ id: course.id })
    expect('given_name' in payload).toBe(profile !== 'anonymous')
    const book = payload['https://purl.imsglobal.org/spec/lti-ags/claim/endpoint']
    expect(Object.keys(book as object).includes('lineitem')).toBe(profile !== 'blackboard')
  })
})

test.each<[string, Record<string, string | undefined>, string]>([
  ['another scope', { scope: 'openid email' }, 'scope must be openid'],
  ['another type of answer', { response_type: 'code' }, 'response_type'],
  ['an answer in the address', { response_mode: 'fragment' }, 'response_mode'],
  ['a login that may ask', { prompt: undefined }, 'prompt'],
  ['a stranger', { client_id: 'somebody' }, 'client_id'],
  ['another place', { redirect_uri: 'https://evil.example/' }, 'redirect_uri is not registered'],
  ['no nonce', { nonce: undefined }, 'nonce'],
  ['a short state', { state: '1' }, 'state'],
  ['the hint of somebody else', { login_hint: 'ben' }, 'login_hint'],
  ['an unknown message', { lti_message_hint: 'x' }, 'lti_message_hint'],
])('an authorisation request with %s is refused', async (_what, changed, words) => {
  const { authorisation, platform } = await openedPlatform()
  await expect(askAuthorisation(authorisation(changed))).rejects.toThrow(words)
  expect(platform.refused).toHaveLength(1)
})

test('a nonce is taken once, and keys go with or without the old one', async () => {
  const { authorisation, platform } = await openedPlatform()
  const nonce = randomUUID()
  await askAuthorisation(authorisation({ nonce }))
  await expect(askAuthorisation(authorisation({ nonce }))).rejects.toThrow('used before')
  const kids = async () => (await platform.keys.published()).keys.map(({ kid }) => kid)
  await platform.keys.rotate({ keepsOld: true })
  expect(await kids()).toEqual(['key-2', 'key-1'])
  await platform.keys.rotate({ keepsOld: false })
  expect(await kids()).toEqual(['key-3'])
})

test('a launch may be wrong on purpose', async () => {
  const { authorisation } = await openedPlatform()
  const twist = {
    claims: { nonce: 'another', sub: undefined },
    signing: 'none',
    state: 'x',
  } as const
  const { fields } = await askAuthorisation(authorisation({}, twist))
  expect(fields).toMatchObject({ state: 'x' })
  expect(decodeJwt(fields.id_token ?? '')).toMatchObject({ nonce: 'another' })
  expect(decodeJwt(fields.id_token ?? '')).not.toHaveProperty('sub')
})
