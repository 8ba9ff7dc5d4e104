import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { openedPlatform } from './opened-platform'
import type { ProfileName } from './platform-profile'
import { ltiRoles, type PlatformCourse } from './platform-school'
import { ltiScopes } from './platform-scopes'
import { signingTool } from './signing-tool'
import { startPlatform } from './start-platform'

const claim = (name: string) => `https://purl.imsglobal.org/spec/lti/claim/${name}`

test('what was chosen becomes links of the course, if it is said as it should be', async () => {
  const { platform, course, tool } = await openedPlatform()
  const anna = platform.school.addPerson(course, [ltiRoles.instructor])
  const { lti_message_hint: data } = platform.begin({ person: anna, course })
  const chosen = (more: Record<string, unknown> = {}) => {
    const now = Math.floor(Date.now() / 1000)
    return tool.sign({
      iss: platform.clientId,
      aud: platform.issuer,
      iat: now,
      exp: now + 300,
      nonce: randomUUID(),
      [claim('message_type')]: 'LtiDeepLinkingResponse',
      [claim('version')]: '1.3.0',
      [claim('deployment_id')]: platform.deploymentId,
      'https://purl.imsglobal.org/spec/lti-dl/claim/data': data,
      'https://purl.imsglobal.org/spec/lti-dl/claim/content_items': [
        {
          type: 'ltiResourceLink',
          title: 'At the market',
          url: tool.known.target,
          custom: { duologue: 'link-2' },
          lineItem: { scoreMaximum: 100 },
        },
      ],
      ...more,
    })
  }
  const bring = async (jwt: string) =>
    (
      await fetch(`${platform.origin}/courses/${course.id}/chosen`, {
        method: 'POST',
        body: new URLSearchParams({ JWT: jwt }),
      })
    ).status
  expect(await bring(await chosen({ aud: platform.clientId }))).toBe(400)
  expect(
    await bring(await chosen({ 'https://purl.imsglobal.org/spec/lti-dl/claim/data': 'x' })),
  ).toBe(400)
  const right = await chosen()
  expect(await bring(right)).toBe(200)
  expect(await bring(right)).toBe(400)
  const placed = linksOf(course).at(-1)
  expect(placed).toMatchObject({ title: 'At the market', custom: { duologue: 'link-2' } })
  expect(platform.school.columns.get(placed?.columnId ?? '')).toMatchObject({ scoreMaximum: 100 })
})

const linksOf = (course: PlatformCourse) => [...course.links.values()]

test.each<[ProfileName, string | undefined, number]>([
  ['plain', 'its own', 200],
  ['plain', undefined, 401],
  ['plain', 'Bearer undefined', 401],
  ['d2l', undefined, 200],
  ['d2l', 'Bearer undefined', 401],
])('a registration at %s with %s as its token', async (profile, authorization, status) => {
  const { known } = await signingTool()
  const platform = await startPlatform({ profile })
  onTestFinished(() => platform.close())
  const document = await fetch(platform.registrationQuery().openid_configuration ?? '')
  const { registration_endpoint } = (await document.json()) as { registration_endpoint: string }
  const bearer =
    authorization === 'its own' ? `Bearer ${platform.registrationToken}` : authorization
  const answer = await fetch(registration_endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(bearer === undefined ? {} : { authorization: bearer }),
    },
    body: JSON.stringify({
      application_type: 'web',
      client_name: 'A tool',
      response_types: ['id_token'],
      grant_types: ['implicit', 'client_credentials'],
      token_endpoint_auth_method: 'private_key_jwt',
      initiate_login_uri: known.initiation,
      redirect_uris: known.redirects,
      jwks_uri: known.keys,
      scope: ltiScopes.scores,
      'https://purl.imsglobal.org/spec/lti-tool-configuration': {
        domain: new URL(known.target).host,
        target_link_uri: known.target,
        claims: ['sub', 'iss'],
        messages: [{ type: 'LtiResourceLinkRequest' }],
      },
    }),
  })
  expect(answer.status).toBe(status)
  expect(platform.tool?.target).toBe(status === 200 ? known.target : undefined)
})
