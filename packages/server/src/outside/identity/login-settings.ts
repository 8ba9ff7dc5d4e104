import { domainToASCII } from 'node:url'
import {
  isForEverybody,
  isManyDirectories,
  mostSchoolLogins,
  type SchoolLoginRules,
} from '@duologue/domain/accounts/school-login-rules'
import type { SubjectClaim } from './id-token'

/** A school login as the operator set it up (accounts.md#school-logins). */
export interface LoginSettings extends SchoolLoginRules {
  /** Its name in `LOGINS`, which stands in its landing page's address. */
  id: string
  /** What its button calls it. */
  name: string
  clientId: string
  clientSecret: string | undefined
  subject: SubjectClaim
  /** Whether somebody without an account gets one. */
  makesAccounts: boolean
  /** Milliseconds after which a session that began with it ends. */
  sessionLength: number
}

type Given = Record<string, string | undefined>

const hour = 60 * 60 * 1000
const secureAddress = /^(https:\/\/|http:\/\/(127\.0\.0\.1|localhost)(:\d+)?(\/|$))\S*$/

const listIn = (text = '') =>
  text
    .split(',')
    .map(part => part.trim())
    .filter(part => part !== '')

/** What may be told of each, and what to do where it was told otherwise. */
const fields: Record<string, { isRight: (told: string | undefined) => boolean; must: string }> = {
  NAME: {
    isRight: (told = '') => told.trim() !== '' && told.trim().length <= 40,
    must: 'must be what the school calls its login, in at most 40 characters, for example Lakeside School.',
  },
  ISSUER: {
    isRight: (told = '') => secureAddress.test(told),
    must: 'must be the address of the issuer as its own document writes it, and start with https://.',
  },
  CLIENT_ID: {
    isRight: (told = '') => /^\S{1,255}$/.test(told),
    must: 'must be the id of the client that was registered there.',
  },
  DOMAINS: {
    isRight: told =>
      listIn(told).every(domain => /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(asciiOf(domain))),
    must: 'must be domains of e-mail addresses with commas between them, for example lakeside.example.',
  },
  EMAIL: {
    isRight: told => told === undefined || ['ignored', 'trusted'].includes(told),
    must: 'must be ignored or trusted.',
  },
  SUBJECT: {
    isRight: told => told === undefined || ['sub', 'oid'].includes(told),
    must: 'must be sub, or oid for Entra ID.',
  },
  ROLE_CLAIM: {
    isRight: (told = 'roles') => /^\S{1,100}$/.test(told),
    must: 'must be the name of a claim, for example roles, or a path such as realm_access.roles.',
  },
  NEW: {
    isRight: told => told === undefined || ['yes', 'no'].includes(told),
    must: 'must be yes or no: whether somebody without an account gets one.',
  },
  HOURS: {
    isRight: (told = '12') => /^[1-9]\d{0,2}$/.test(told) && Number(told) <= 720,
    must: 'must be a whole number of hours from 1 to 720.',
  },
}

/** Those that may hold anything. */
const free = ['CLIENT_SECRET', 'TEACHERS', 'STUDENTS']

const asciiOf = (domain: string) => domainToASCII(domain.toLowerCase())

const prefixOf = (id: string) => `LOGIN_${id.toUpperCase()}_`

/** What is wrong with what was told of one login. */
function faultsOf(id: string, given: Given): string[] {
  const told = (field: string) => given[`${prefixOf(id)}${field}`]
  const name = (field: string) => `${prefixOf(id)}${field}`
  const issuer = told('ISSUER') ?? ''
  const hasDomains = listIn(told('DOMAINS')).length > 0
  const saysRoles = told('TEACHERS') !== undefined || told('STUDENTS') !== undefined
  return [
    ...Object.entries(fields).flatMap(([field, { isRight, must }]) =>
      isRight(told(field)) ? [] : [`${name(field)} ${must}`],
    ),
    ...(isManyDirectories(issuer)
      ? [
          `${name('ISSUER')} must name your own directory, as https://login.microsoftonline.com/ with its id and /v2.0; common, organizations and consumers let the people of every directory in.`,
        ]
      : []),
    ...(isForEverybody(issuer) && !hasDomains
      ? [
          `${name('DOMAINS')} must be told for Google, where everybody has an account: the domains of your Workspace.`,
        ]
      : []),
    ...(told('EMAIL') === 'trusted' && !hasDomains
      ? [`${name('EMAIL')}=trusted needs ${name('DOMAINS')}, for whose addresses it is trusted.`]
      : []),
    ...(saysRoles && !told('ROLE_CLAIM')
      ? [`${name('TEACHERS')} and ${name('STUDENTS')} need ${name('ROLE_CLAIM')}.`]
      : []),
    ...(told('ROLE_CLAIM') && !saysRoles
      ? [`${name('ROLE_CLAIM')} needs ${name('TEACHERS')} or ${name('STUDENTS')}.`]
      : []),
  ]
}

function loginOf(id: string, given: Given): LoginSettings {
  const told = (field: string) => given[`${prefixOf(id)}${field}`]
  return {
    id,
    name: told('NAME')?.trim() ?? id,
    issuer: told('ISSUER') ?? '',
    clientId: told('CLIENT_ID') ?? '',
    clientSecret: told('CLIENT_SECRET'),
    domains: listIn(told('DOMAINS')).map(asciiOf),
    trustsEmail: told('EMAIL') === 'trusted',
    subject: told('SUBJECT') === 'oid' ? 'oid' : 'sub',
    roleClaim: told('ROLE_CLAIM'),
    teachers: listIn(told('TEACHERS')),
    students: listIn(told('STUDENTS')),
    makesAccounts: told('NEW') !== 'no',
    sessionLength: Number(told('HOURS') ?? '12') * hour,
  }
}

/** Settings of a login that `LOGINS` does not name, or that no login has: a misspelt one would let in whom it should not. */
function strayIn(given: Given, ids: readonly string[]): string[] {
  const known = new Set(
    ids.flatMap(id => [...Object.keys(fields), ...free].map(field => `${prefixOf(id)}${field}`)),
  )
  const ofALogin = new RegExp(`^LOGIN_[A-Z0-9]+_(${[...Object.keys(fields), ...free].join('|')})$`)
  const isOurs = (name: string) =>
    ofALogin.test(name) || ids.some(id => name.startsWith(prefixOf(id)))
  return Object.keys(given)
    .filter(name => isOurs(name) && !known.has(name))
    .map(name => `${name} is no setting of a login that LOGINS names.`)
}

/** Reads the school logins out of settings that are not empty; what is wrong with them is told in sentences. */
export function readLogins(given: Given): { logins: LoginSettings[]; faults: string[] } {
  const ids = listIn(given.LOGINS)
  const areNames = ids.every(id => /^[a-z][a-z0-9]{0,19}$/.test(id))
  if (!areNames || new Set(ids).size < ids.length || ids.length > mostSchoolLogins)
    return {
      logins: [],
      faults: [
        `LOGINS must be at most ${mostSchoolLogins} different names of small letters and digits with commas between them, for example LOGINS=school.`,
      ],
    }
  const logins = ids.map(id => loginOf(id, given))
  const issuers = logins.map(({ issuer }) => issuer)
  const twice = logins.filter(({ issuer }, index) => issuers.indexOf(issuer) < index)
  return {
    logins,
    faults: [
      ...ids.flatMap(id => faultsOf(id, given)),
      ...twice
        .filter(({ issuer }) => issuer !== '')
        .map(({ id }) => `${prefixOf(id)}ISSUER is that of another login of LOGINS.`),
      ...strayIn(given, ids),
    ],
  }
}
