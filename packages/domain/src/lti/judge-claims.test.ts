import { expect, test } from 'vitest'
import { claimNames } from './claim-names'
import { type ExpectedLaunch, judgeClaims } from './judge-claims'

const now = Date.parse('2026-03-04T10:20:00Z')
const seconds = now / 1000
const expected: ExpectedLaunch = {
  issuer: 'https://moodle.example',
  clientId: 'abc',
  nonce: 'n-1',
  target: 'https://duologue.example/lti/launch',
  publicUrl: 'https://duologue.example',
  now,
}
const learner = 'http://purl.imsglobal.org/vocab/lis/v2/membership#Learner'
const instructor = 'http://purl.imsglobal.org/vocab/lis/v2/membership#Instructor'
const link = '01900000-0003-7000-8000-000000000001'

const whole = {
  iss: 'https://moodle.example',
  aud: 'abc',
  exp: seconds + 60,
  iat: seconds - 1,
  nonce: 'n-1',
  sub: '17',
  given_name: 'Mia',
  family_name: 'Roth',
  [claimNames.version]: '1.3.0',
  [claimNames.messageType]: 'LtiResourceLinkRequest',
  [claimNames.deployment]: '1',
  [claimNames.target]: 'https://duologue.example/lti/launch',
  [claimNames.roles]: [learner],
  [claimNames.resourceLink]: { id: '70' },
  [claimNames.context]: { id: '7', title: 'French 7b' },
}
const choosing = {
  ...whole,
  [claimNames.messageType]: 'LtiDeepLinkingRequest',
  [claimNames.roles]: [instructor],
  [claimNames.resourceLink]: undefined,
  [claimNames.deepLinking]: {
    deep_link_return_url: 'https://moodle.example/return',
    accept_types: ['ltiResourceLink'],
    accept_multiple: true,
    data: 'echo me',
  },
}
const judged = (change: object, over: object = whole) =>
  judgeClaims({ ...over, ...change }, expected)
const launch = (change: object, over?: object) => {
  const answer = judged(change, over)
  if ('fault' in answer) throw new Error(JSON.stringify(answer.fault))
  return answer.launch
}

test('a whole launch is read', () => {
  expect(launch({ [claimNames.custom]: { duologue: link } })).toEqual({
    subject: '17',
    side: 'student',
    isPreview: false,
    deployment: '1',
    context: { id: '7', title: 'French 7b' },
    given: 'Mia',
    family: 'Roth',
    resourceLink: '70',
    link,
    returnUrl: null,
    deepLinking: null,
    services: { scopes: [], columnsUrl: null, columnUrl: null, membersUrl: null },
  })
})

test('what is to be placed is asked for without a resource link', () => {
  expect(launch({}, choosing)).toMatchObject({
    resourceLink: null,
    side: 'teacher',
    deepLinking: {
      returnUrl: 'https://moodle.example/return',
      acceptsMany: true,
      takesScores: true,
      data: 'echo me',
    },
  })
})

test.each<[string, object, object]>([
  ['iss of another', { iss: 'https://other.example' }, { kind: 'token' }],
  ['iss with a slash more', { iss: 'https://moodle.example/' }, { kind: 'token' }],
  ['no aud', { aud: undefined }, { kind: 'token' }],
  ['aud of another', { aud: 'abd' }, { kind: 'token' }],
  ['several aud without azp', { aud: ['abc', 'abd'] }, { kind: 'token' }],
  ['azp of another', { aud: ['abc', 'abd'], azp: 'abd' }, { kind: 'token' }],
  ['azp of another, one aud', { azp: 'abd' }, { kind: 'token' }],
  ['no exp', { exp: undefined }, { kind: 'token' }],
  ['exp as a text', { exp: `${seconds + 60}` }, { kind: 'token' }],
  ['no iat', { iat: undefined }, { kind: 'token' }],
  ['exp is over', { exp: seconds - 60 }, { kind: 'clock', theirs: (seconds - 1) * 1000 }],
  ['iat too old', { iat: seconds - 661 }, { kind: 'clock', theirs: (seconds - 661) * 1000 }],
  ['iat to come', { iat: seconds + 61 }, { kind: 'clock', theirs: (seconds + 61) * 1000 }],
  ['nonce of another', { nonce: 'n-2' }, { kind: 'again' }],
  ['no nonce', { nonce: undefined }, { kind: 'again' }],
  ['version 1.1', { [claimNames.version]: 'LTI-1p0' }, { kind: 'missing', what: 'version' }],
  [
    'another message',
    { [claimNames.messageType]: 'LtiSubmissionReviewRequest' },
    { kind: 'missing', what: 'message_type' },
  ],
  ['no deployment', { [claimNames.deployment]: '' }, { kind: 'missing', what: 'deployment_id' }],
  ['no target', { [claimNames.target]: undefined }, { kind: 'missing', what: 'target_link_uri' }],
  [
    'target is not that of the login',
    { [claimNames.target]: 'https://duologue.example/home' },
    { kind: 'missing', what: 'target_link_uri' },
  ],
  ['no sub', { sub: undefined }, { kind: 'missing', what: 'sub' }],
  ['sub too long', { sub: 'x'.repeat(256) }, { kind: 'missing', what: 'sub' }],
  ['sub a number', { sub: 17 }, { kind: 'missing', what: 'sub' }],
  ['no roles', { [claimNames.roles]: undefined }, { kind: 'missing', what: 'roles' }],
  [
    'no resource link',
    { [claimNames.resourceLink]: {} },
    { kind: 'missing', what: 'resource_link.id' },
  ],
  ['no context', { [claimNames.context]: undefined }, { kind: 'missing', what: 'context.id' }],
  ['no role', { [claimNames.roles]: [] }, { kind: 'role' }],
])('%s is refused', (_, change, fault) => {
  expect(judged(change)).toEqual({ fault })
})

test.each<[string, object]>([
  ['several aud with azp', { aud: ['abd', 'abc'], azp: 'abc' }],
  ['one aud as a list', { aud: ['abc'] }],
  ['exp just over', { exp: seconds - 59 }],
  ['iat just old', { iat: seconds - 660 }],
  ['iat just to come', { iat: seconds + 60 }],
])('%s is let in', (_, change) => {
  expect(judged(change)).toHaveProperty('launch')
})

test('a target that is not ours is refused, though the login said it', () => {
  for (const target of [
    'https://duologue.example.evil.example/',
    'https://other.example/lti/launch',
  ])
    expect(judgeClaims({ ...whole, [claimNames.target]: target }, { ...expected, target })).toEqual(
      { fault: { kind: 'missing', what: 'target_link_uri' } },
    )
})

test.each<[string, object, object]>([
  ['a student places nothing', { [claimNames.roles]: [learner] }, { kind: 'role' }],
  [
    'no settings',
    { [claimNames.deepLinking]: undefined },
    { kind: 'missing', what: 'deep_linking_settings' },
  ],
  [
    'another kind is wanted',
    {
      [claimNames.deepLinking]: {
        deep_link_return_url: 'https://moodle.example/',
        accept_types: ['file'],
      },
    },
    { kind: 'missing', what: 'deep_linking_settings' },
  ],
  [
    'the return is not https',
    {
      [claimNames.deepLinking]: {
        deep_link_return_url: 'http://moodle.example/',
        accept_types: ['ltiResourceLink'],
      },
    },
    { kind: 'missing', what: 'deep_linking_settings' },
  ],
  [
    'the return is a script',
    {
      [claimNames.deepLinking]: {
        deep_link_return_url: 'javascript:alert(1)',
        accept_types: ['ltiResourceLink'],
      },
    },
    { kind: 'missing', what: 'deep_linking_settings' },
  ],
])('something to be placed: %s', (_, change, fault) => {
  expect(judged(change, choosing)).toEqual({ fault })
})

test.each<[object, string | null, string | null]>([
  [{ given_name: ' Mia\u202e ', family_name: '' }, 'Mia', null],
  [{ given_name: undefined, family_name: undefined, name: 'Mia Roth' }, 'Mia Roth', null],
  [{ given_name: undefined, family_name: undefined }, null, null],
  [{ given_name: 'x'.repeat(40), family_name: 7 }, 'x'.repeat(30), null],
])('names are kept if they are sent: %o', (sent, given, family) => {
  expect(launch(sent)).toMatchObject({ given, family })
})

test.each<[unknown, string | null]>([
  [{ duologue: link }, link],
  [{ duologue: `${link}x` }, null],
  [{ duologue: '$ResourceLink.id' }, null],
  ['text', null],
])('what was placed is an id of ours: %o', (custom, placed) => {
  expect(launch({ [claimNames.custom]: custom }).link).toBe(placed)
})
