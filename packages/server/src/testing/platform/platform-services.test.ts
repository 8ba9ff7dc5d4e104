import { expect, test } from 'vitest'
import { openedPlatform } from './opened-platform'
import type { ProfileName } from './platform-profile'
import { ltiRoles } from './platform-school'
import { ltiScopes } from './platform-scopes'

test.each<[string, Record<string, unknown>, Record<string, string>, number]>([
  ['as it should be', {}, {}, 200],
  ['for another audience', { aud: 'https://elsewhere.example' }, {}, 400],
  ['of somebody else', { iss: 'stranger' }, {}, 400],
  ['without a number', { jti: undefined }, {}, 400],
  ['that lasts for a day', { exp: Math.floor(Date.now() / 1000) + 86_400 }, {}, 400],
  ['of an hour ago', { iat: Math.floor(Date.now() / 1000) - 3600 }, {}, 400],
  ['for a password', {}, { grant_type: 'password' }, 400],
  ['for everything', {}, { scope: 'everything' }, 400],
  ['for nothing', {}, { scope: '' }, 400],
])('a token that is asked for %s', async (_what, claims, fields, status) => {
  const { tool, platform } = await openedPlatform()
  const answer = await tool.askToken(platform, ltiScopes.scores, claims, fields)
  expect(answer.status).toBe(status)
})

test('d2l wants its own audience', async () => {
  const { tool, platform, token } = await openedPlatform('d2l')
  expect((await tool.askToken(platform, ltiScopes.scores)).status).toBe(400)
  expect(await token(ltiScopes.scores)).toMatch(/./)
})

const score = (userId: string, more: Record<string, unknown> = {}) => ({
  userId,
  timestamp: '2026-03-04T10:20:30.500Z',
  activityProgress: 'Completed',
  gradingProgress: 'FullyGraded',
  scoreGiven: 80,
  scoreMaximum: 100,
  ...more,
})

async function gradebookOf(profile: ProfileName = 'plain') {
  const school = await openedPlatform(profile)
  const { platform, course, link, token } = school
  const bearer = await token(ltiScopes.scores)
  const query = platform.profile.columnQuery ? `?${platform.profile.columnQuery}` : ''
  const column = `${platform.origin}/courses/${course.id}/lineitems/${link.columnId}`
  const send = async (
    body: object,
    { address = `${column}/scores${query}`, type = 'application/vnd.ims.lis.v1.score+json' } = {},
  ) => {
    const headers = { authorization: `Bearer ${bearer}`, 'content-type': type }
    const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) })
    return answer.status
  }
  return { ...school, column, send }
}

test.each<[string, Record<string, unknown>, number]>([
  ['as it should be', {}, 204],
  ['without a score', { scoreGiven: undefined, activityProgress: 'InProgress' }, 204],
  ['with a comment', { comment: '2 days late' }, 204],
  ['without parts of a second', { timestamp: '2026-03-04T10:20:30Z' }, 400],
  ['without a zone', { timestamp: '2026-03-04T10:20:30.500' }, 400],
  ['of no known progress', { activityProgress: 'Done' }, 400],
  ['of no known grading', { gradingProgress: undefined }, 400],
  ['without its maximum', { scoreMaximum: undefined }, 400],
  ['below nothing', { scoreGiven: -1 }, 400],
  ['with a word of its own', { points: 3 }, 400],
  ['of nobody here', { userId: 'ben' }, 400],
])('a score %s', async (_what, more, status) => {
  const { mia, send } = await gradebookOf()
  expect(await send(score(mia.id, more))).toBe(status)
})

test('a score is refused that is of another type, without a token for it, or earlier', async () => {
  const { mia, send, platform, column, tool } = await gradebookOf()
  expect(await send(score(mia.id), { type: 'application/json' })).toBe(415)
  expect(await send(score(mia.id))).toBe(204)
  expect(await send(score(mia.id, { timestamp: '2026-03-04T10:20:30.499Z' }))).toBe(409)
  const other = await tool.askToken(platform, ltiScopes.members)
  const { access_token } = (await other.json()) as { access_token: string }
  const headers = {
    authorization: `Bearer ${access_token}`,
    'content-type': 'application/vnd.ims.lis.v1.score+json',
  }
  expect((await fetch(`${column}/scores`, { method: 'POST', headers, body: '{}' })).status).toBe(
    403,
  )
  expect(platform.school.scores).toHaveLength(1)
})

test('moodle keeps whole seconds, and its columns a query', async () => {
  const { mia, send, column } = await gradebookOf('moodle')
  expect(await send(score(mia.id))).toBe(204)
  expect(await send(score(mia.id, { timestamp: '2026-03-04T10:20:30.900Z' }))).toBe(409)
  expect(await send(score(mia.id, { timestamp: '2026-03-04T10:20:31.000Z' }))).toBe(204)
  expect(await send(score(mia.id), { address: `${column}/scores` })).toBe(404)
  expect(await send(score(mia.id), { address: `${column}?type_id=7/scores` })).toBe(404)
})

test('an outage answers in place of the platform, and is over when it is taken away', async () => {
  const { mia, send, platform } = await gradebookOf()
  platform.outage = path =>
    path.endsWith('/scores') ? { status: 503, retryAfter: '60' } : undefined
  expect(await send(score(mia.id))).toBe(503)
  platform.outage = undefined
  expect(await send(score(mia.id))).toBe(204)
})

const asking = async (address: string, bearer: string, accept: string) =>
  fetch(address, { headers: { authorization: `Bearer ${bearer}`, accept } })

test('columns are made, found by what they are of, and deleted', async () => {
  const { platform, course, link, token } = await openedPlatform('blackboard')
  const bearer = await token(ltiScopes.columns)
  const all = `${platform.origin}/courses/${course.id}/lineitems`
  const make = (body: object) =>
    fetch(all, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${bearer}`,
        'content-type': 'application/vnd.ims.lis.v2.lineitem+json',
      },
      body: JSON.stringify(body),
    })
  expect((await make({ label: '', scoreMaximum: 100 })).status).toBe(400)
  expect((await make({ label: 'One', scoreMaximum: 0 })).status).toBe(400)
  const made = await make({ label: 'One', scoreMaximum: 100, resourceLinkId: link.id })
  expect(made.status).toBe(201)
  const { id } = (await made.json()) as { id: string }
  const containers = 'application/vnd.ims.lis.v2.lineitemcontainer+json'
  const found = await asking(`${all}?resource_link_id=${link.id}`, bearer, containers)
  expect(await found.json()).toMatchObject([{ id, label: 'One' }])
  expect(await (await asking(`${all}?tag=x`, bearer, containers)).json()).toEqual([])
  const gone = await fetch(id, { method: 'DELETE', headers: { authorization: `Bearer ${bearer}` } })
  expect(gone.status).toBe(204)
  expect((await asking(id, bearer, 'application/vnd.ims.lis.v2.lineitem+json')).status).toBe(404)
})

test('members come page by page, named by a link', async () => {
  const { platform, course, token } = await openedPlatform()
  for (const given of ['Ana', 'Ben'])
    platform.school.addPerson(course, [ltiRoles.learner], { given })
  platform.membersPerPage = 2
  const bearer = await token(ltiScopes.members)
  const accept = 'application/vnd.ims.lti-nrps.v2.membershipcontainer+json'
  const first = await asking(`${platform.origin}/courses/${course.id}/members`, bearer, accept)
  const next = /<(.*)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? ''
  expect(await first.json()).toMatchObject({ members: [{}, { given_name: 'Ana' }] })
  const second = await asking(next, bearer, accept)
  expect(second.headers.get('link')).toBeNull()
  expect(await second.json()).toMatchObject({ members: [{ given_name: 'Ben' }] })
  expect((await asking(next, bearer, 'text/html')).status).toBe(406)
})
