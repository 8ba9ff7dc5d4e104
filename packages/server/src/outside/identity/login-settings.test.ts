import { describe, expect, test } from 'vitest'
import { readLogins } from './login-settings'

const school = {
  LOGINS: 'school',
  LOGIN_SCHOOL_NAME: 'Lakeside School',
  LOGIN_SCHOOL_ISSUER: 'https://id.lakeside.example/realms/school',
  LOGIN_SCHOOL_CLIENT_ID: 'duologue',
}
const faultsWith = (more: Record<string, string | undefined>) =>
  readLogins({ ...school, ...more }).faults

test('nothing is offered unless it is named', () => {
  expect(readLogins({})).toEqual({ logins: [], faults: [] })
})

test('a login needs a name, an issuer and a client', () => {
  expect(readLogins(school)).toEqual({
    logins: [
      {
        id: 'school',
        name: 'Lakeside School',
        issuer: 'https://id.lakeside.example/realms/school',
        clientId: 'duologue',
        clientSecret: undefined,
        domains: [],
        trustsEmail: false,
        subject: 'sub',
        roleClaim: undefined,
        teachers: [],
        students: [],
        makesAccounts: true,
        sessionLength: 12 * 60 * 60 * 1000,
      },
    ],
    faults: [],
  })
  expect(readLogins({ LOGINS: 'school' }).faults.map(fault => fault.split(' ', 1)[0])).toEqual([
    'LOGIN_SCHOOL_NAME',
    'LOGIN_SCHOOL_ISSUER',
    'LOGIN_SCHOOL_CLIENT_ID',
  ])
})

test('all of it can be told', () => {
  const { logins, faults } = readLogins({
    ...school,
    LOGIN_SCHOOL_CLIENT_SECRET: 'hush',
    LOGIN_SCHOOL_DOMAINS: 'Lakeside.example, köln.example',
    LOGIN_SCHOOL_EMAIL: 'trusted',
    LOGIN_SCHOOL_SUBJECT: 'oid',
    LOGIN_SCHOOL_ROLE_CLAIM: 'groups',
    LOGIN_SCHOOL_TEACHERS: '/staff, Head of school',
    LOGIN_SCHOOL_STUDENTS: '/pupils',
    LOGIN_SCHOOL_NEW: 'no',
    LOGIN_SCHOOL_HOURS: '8',
  })
  expect(faults).toEqual([])
  expect(logins).toEqual([
    expect.objectContaining({
      clientSecret: 'hush',
      domains: ['lakeside.example', 'xn--kln-sna.example'],
      trustsEmail: true,
      subject: 'oid',
      roleClaim: 'groups',
      teachers: ['/staff', 'Head of school'],
      students: ['/pupils'],
      makesAccounts: false,
      sessionLength: 8 * 60 * 60 * 1000,
    }),
  ])
})

describe('a start ends with a sentence about', () => {
  const entra = 'https://login.microsoftonline.com'
  const faults: [string, Record<string, string>, RegExp][] = [
    ['a name that cannot stand in an address', { LOGINS: 'Our School' }, /^LOGINS must be/],
    ['one that is there twice', { LOGINS: 'school,school' }, /^LOGINS must be/],
    ['more than four', { LOGINS: 'a,b,c,d,e' }, /^LOGINS must be at most 4/],
    ['an issuer without TLS', { LOGIN_SCHOOL_ISSUER: 'http://id.example' }, /_ISSUER must be/],
    ...['common', 'organizations', 'consumers'].map(
      (directory): [string, Record<string, string>, RegExp] => [
        `Entra's ${directory}`,
        { LOGIN_SCHOOL_ISSUER: `${entra}/${directory}/v2.0` },
        /^LOGIN_SCHOOL_ISSUER must name your own directory/,
      ],
    ),
    [
      'Google without domains',
      { LOGIN_SCHOOL_ISSUER: 'https://accounts.google.com' },
      /^LOGIN_SCHOOL_DOMAINS must be told for Google/,
    ],
    ['addresses for domains', { LOGIN_SCHOOL_DOMAINS: 'a@b.example' }, /_DOMAINS must be domains/],
    ['trust in addresses of anywhere', { LOGIN_SCHOOL_EMAIL: 'trusted' }, /needs LOGIN_SCHOOL_DOM/],
    ['another trust', { LOGIN_SCHOOL_EMAIL: 'yes' }, /_EMAIL must be ignored or trusted/],
    ['another subject', { LOGIN_SCHOOL_SUBJECT: 'email' }, /_SUBJECT must be sub, or oid/],
    ['roles out of no claim', { LOGIN_SCHOOL_TEACHERS: 'x' }, /need LOGIN_SCHOOL_ROLE_CLAIM/],
    ['a claim without roles', { LOGIN_SCHOOL_ROLE_CLAIM: 'roles' }, /needs LOGIN_SCHOOL_TEACHERS/],
    ['a session of no hours', { LOGIN_SCHOOL_HOURS: '0' }, /_HOURS must be a whole number/],
    ['a session of a year', { LOGIN_SCHOOL_HOURS: '999' }, /_HOURS must be a whole number/],
    ['a login that is not named', { LOGIN_STAFF_NAME: 'Staff' }, /^LOGIN_STAFF_NAME is no setting/],
    [
      'a word that is not known',
      { LOGIN_SCHOOL_DOMAIN: 'x' },
      /^LOGIN_SCHOOL_DOMAIN is no setting/,
    ],
    [
      'two of one issuer',
      {
        LOGINS: 'school,staff',
        LOGIN_STAFF_NAME: 'Staff',
        LOGIN_STAFF_ISSUER: school.LOGIN_SCHOOL_ISSUER,
        LOGIN_STAFF_CLIENT_ID: 'staff',
      },
      /^LOGIN_STAFF_ISSUER is that of another login/,
    ],
  ]
  test.each(faults)('%s', (_name, more, told) => {
    expect(faultsWith(more)).toEqual([expect.stringMatching(told)])
  })
})
