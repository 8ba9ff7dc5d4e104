import { describe, expect, test } from 'vitest'
import {
  isManyDirectories,
  isOfLoginDomains,
  provenLoginEmail,
  type SchoolLoginRules,
  typeOfLoginRoles,
} from './school-login-rules'

const rules: SchoolLoginRules = {
  issuer: 'https://id.lakeside.example',
  domains: ['lakeside.example', 'pupils.lakeside.example'],
  trustsEmail: true,
  roleClaim: 'roles',
  teachers: ['Teacher', '/staff'],
  students: ['Student'],
}
const ada = 'ada@lakeside.example'

describe('an issuer of Entra is for many directories', () => {
  test.each([
    ['https://login.microsoftonline.com/common/v2.0', true],
    ['https://login.microsoftonline.com/Organizations/v2.0', true],
    ['https://login.microsoftonline.com/consumers/v2.0', true],
    ['https://login.microsoftonline.com/9188040d-6c67-4c5b-b112-36a304b66dad/v2.0', true],
    ['https://login.microsoftonline.us/common/v2.0', true],
    ['https://login.partner.microsoftonline.cn/common/v2.0', true],
    ['https://sts.windows.net/common/', true],
    ['https://login.microsoftonline.com:443/common/v2.0', true],
    ['https://login.microsoftonline.com/6babcaad-604b-40ac-a9d7-9fd97c0b779f/v2.0', false],
    ['https://id.lakeside.example/common', false],
    ['no address', false],
  ])('%s: %s', (issuer, expected) => {
    expect(isManyDirectories(issuer)).toBe(expected)
  })
})

describe('of the domains is', () => {
  type Claims = Record<string, unknown>
  const cases: [string, string | null, Claims, boolean][] = [
    ['an address that is vouched for', ada, { email_verified: true }, true],
    ['one in capitals', 'Ada@Lakeside.Example', { email_verified: 'true' }, true],
    ['one of a domain below that is named', 'x@pupils.lakeside.example', {}, true],
    ['one of Entra, which says nothing of it', ada, {}, true],
    [
      'a name of Entra where there is no address',
      null,
      { preferred_username: 'b@lakeside.example' },
      true,
    ],
    ['not one that somebody wrote themselves', ada, { email_verified: false }, false],
    [
      'not a name that somebody chose',
      null,
      { email_verified: false, preferred_username: ada },
      false,
    ],
    ['not one of elsewhere', 'ada@evil.example', { email_verified: true }, false],
    ['not one that ends alike', 'ada@notlakeside.example', {}, false],
    ['not one of a domain below that is not named', 'ada@x.lakeside.example', {}, false],
    ['not one of two', 'ada@evil.example@lakeside.example', {}, false],
    ['not a domain alone', '@lakeside.example', {}, false],
    [
      'not a name of elsewhere behind an address of elsewhere',
      'a@evil.example',
      { preferred_username: ada },
      false,
    ],
    ['nobody without an address', null, {}, false],
  ]
  test.each(cases)('%s', (_name, email, claims, expected) => {
    expect(isOfLoginDomains(rules, { email, claims })).toBe(expected)
  })

  test('everybody where none is named', () => {
    expect(isOfLoginDomains({ ...rules, domains: [] }, { email: null, claims: {} })).toBe(true)
  })

  test('of Google who is in the directory, whatever the address', () => {
    const google = { ...rules, issuer: 'https://accounts.google.com' }
    const vouched = { email_verified: true }
    expect(isOfLoginDomains(google, { email: ada, claims: vouched })).toBe(false)
    const inside = { ...vouched, hd: 'lakeside.example' }
    expect(isOfLoginDomains(google, { email: ada, claims: inside })).toBe(true)
    expect(isOfLoginDomains(google, { email: ada, claims: { hd: 'evil.example' } })).toBe(false)
  })
})

describe('an address counts as somebody’s own', () => {
  const verified = { email_verified: true }
  const cases: [string, Partial<SchoolLoginRules>, string | null, object, string | null][] = [
    ['vouched for, of a domain, by a trusted issuer', {}, ada, verified, ada],
    ['not where the issuer is not trusted', { trustsEmail: false }, ada, verified, null],
    ['not where nobody vouches for it', {}, ada, {}, null],
    ['not where it is told to be unverified', {}, ada, { email_verified: false }, null],
    ['not of a domain of elsewhere', {}, 'ada@evil.example', verified, null],
    ['not where no domain is named', { domains: [] }, ada, verified, null],
    ['not where there is none', {}, null, verified, null],
  ]
  test.each(cases)('%s', (_name, more, email, claims, expected) => {
    expect(provenLoginEmail({ ...rules, ...more }, { email, claims: { ...claims } })).toBe(expected)
  })
})

describe('roles ask for the type', () => {
  const cases: [string, string | undefined, Record<string, unknown>, string | undefined][] = [
    ['of a teacher', 'roles', { roles: ['Teacher'] }, 'teacher'],
    ['of a student', 'roles', { roles: ['Student', 'Choir'] }, 'student'],
    ['of a teacher before that of a student', 'roles', { roles: ['Student', '/staff'] }, 'teacher'],
    ['told as one text', 'roles', { roles: 'Student' }, 'student'],
    ['at a path', 'realm_access.roles', { realm_access: { roles: ['Student'] } }, 'student'],
    [
      'at a name with dots',
      'https://x.example/roles',
      { 'https://x.example/roles': ['Student'] },
      'student',
    ],
    ['of none that is named', 'roles', { roles: ['admin', 'editor'] }, undefined],
    ['not in other letters', 'roles', { roles: ['teacher'] }, undefined],
    ['not where they are no texts', 'roles', { roles: [{ name: 'Teacher' }, 1, null] }, undefined],
    ['not at a path of nothing', 'a.constructor.name', { a: {} }, undefined],
    ['not where none are told', 'roles', {}, undefined],
    ['not where none are asked for', undefined, { roles: ['Teacher'] }, undefined],
  ]
  test.each(cases)('%s', (_name, roleClaim, claims, expected) => {
    expect(typeOfLoginRoles({ ...rules, roleClaim }, claims)).toBe(expected)
  })
})
