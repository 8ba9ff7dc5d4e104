import { expect, test } from 'vitest'
import { bindingStep } from './bound-by'
import { claimNames } from './claim-names'
import { deepLinkAnswer } from './deep-link-answer'
import { leadsTo } from './leads-to'
import { guessedOrigins, originsOf } from './platform-fields'
import { isSharedIssuer } from './shared-issuers'
import { webOrigin } from './web-origin'

test.each([
  ['https://moodle.example/lti', 'https://moodle.example'],
  ['https://Moodle.Example:443/a?b#c', 'https://moodle.example'],
  ['https://moodle.example:8443', 'https://moodle.example:8443'],
  ['http://localhost:4000/auth', 'http://localhost:4000'],
  ['http://127.0.0.1/', 'http://127.0.0.1'],
  ['http://moodle.example/', undefined],
  ['https://user@moodle.example/', undefined],
  ['https://moodle.example;script-src *', undefined],
  ["https://moodle.example 'unsafe-inline'", undefined],
  ['https://*.example/', undefined],
  ['https:/moodle.example', undefined],
  ['javascript:alert(1)', undefined],
  ['https://moodle.example\\@evil.example/', undefined],
])('the origin of %s is %s', (address, origin) => {
  expect(webOrigin(address)).toBe(origin)
})

test('origins of a platform are those of its addresses, each once', () => {
  expect(
    guessedOrigins({
      issuer: 'https://canvas.instructure.com',
      authUrl: 'https://sso.canvaslms.com/a',
    }),
  ).toEqual(['https://sso.canvaslms.com', 'https://canvas.instructure.com'])
  expect(originsOf(['https://a.example/1', 'https://a.example/2', 'ftp://b.example'])).toEqual([
    'https://a.example',
  ])
})

test.each([
  ['https://canvas.instructure.com', true],
  ['https://blackboard.com/', true],
  ['https://moodle.school.example', false],
  ['https://canvas.instructure.com.evil.example', false],
])('%s is of many schools: %s', (issuer, isShared) => {
  expect(isSharedIssuer(issuer)).toBe(isShared)
})

const asksToPlace = {
  returnUrl: 'https://a.example/',
  acceptsMany: true,
  takesScores: true,
  data: null,
}
test.each([
  ['teacher', null, null, false, false, 'first'],
  ['teacher', null, null, true, false, 'first'],
  ['teacher', null, null, false, true, 'first'],
  ['teacher', null, null, true, true, 'class'],
  ['teacher', asksToPlace, null, true, true, 'choose'],
  ['teacher', asksToPlace, null, false, false, 'first'],
  ['teacher', null, 'a link', true, true, 'link'],
  ['student', null, null, false, false, 'waits'],
  ['student', null, 'a link', true, false, 'waits'],
  ['student', null, 'a link', false, true, 'link'],
  ['student', null, null, true, true, 'class'],
] as const)(
  'a %s who places %j or opens %s leads, with account %s and class %s, to %s',
  (side, deepLinking, link, hasAccount, hasClass, to) => {
    expect(leadsTo({ side, deepLinking, link }, { hasAccount, hasClass })).toBe(to)
  },
)

test.each([
  ['right', false, 'cookie'],
  ['right', true, 'cookie'],
  ['none', true, 'ask-storage'],
  ['none', false, 'new-tab'],
  ['wrong', true, 'again'],
  ['wrong', false, 'again'],
] as const)(
  'with a cookie that is %s and storage %s a launch is %s',
  (cookie, hasStorage, step) => {
    expect(bindingStep({ cookie, hasStorage })).toBe(step)
  },
)

const asked = {
  issuer: 'https://moodle.example',
  clientId: 'abc',
  deployment: '1',
  data: 'echo me',
  takesScores: true,
}
const made = { publicUrl: 'https://duologue.example', nonce: 'n', now: 1_000_000_500 }
const item = {
  link: 'an id',
  title: 'La llave',
  isScored: true,
  dateDue: '2026-04-01T22:59:59.000Z',
}

test('an answer to a course goes to its issuer, for five minutes, with its data', () => {
  expect(deepLinkAnswer(asked, made, [item])).toEqual({
    iss: 'abc',
    aud: 'https://moodle.example',
    iat: 1_000_000,
    exp: 1_000_300,
    nonce: 'n',
    [claimNames.deployment]: '1',
    [claimNames.messageType]: 'LtiDeepLinkingResponse',
    [claimNames.version]: '1.3.0',
    [claimNames.data]: 'echo me',
    [claimNames.contentItems]: [
      {
        type: 'ltiResourceLink',
        title: 'La llave',
        url: 'https://duologue.example/lti/launch',
        custom: { duologue: 'an id' },
        lineItem: { scoreMaximum: 100, label: 'La llave', resourceId: 'an id' },
        submission: { endDateTime: '2026-04-01T22:59:59.000Z' },
      },
    ],
  })
})

test('nothing placed, no data, no scores: each is left out', () => {
  const none = deepLinkAnswer({ ...asked, data: null }, made, [])
  expect(none[claimNames.contentItems]).toEqual([])
  expect(none).not.toHaveProperty([claimNames.data])
  const open = { ...item, dateDue: null }
  for (const [takesScores, isScored] of [
    [false, true],
    [true, false],
  ] as const) {
    const [told] = deepLinkAnswer({ ...asked, takesScores }, made, [{ ...open, isScored }])[
      claimNames.contentItems
    ] as object[]
    expect(told).not.toHaveProperty('lineItem')
    expect(told).not.toHaveProperty('submission')
  }
})
