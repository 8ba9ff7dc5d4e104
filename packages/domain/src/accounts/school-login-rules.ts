import type { AccountType } from './account-types'

/** The most school logins that an installation offers beside Google (accounts.md#school-logins). */
export const mostSchoolLogins = 4

/** What the operator says of whom a school login lets in (accounts.md#school-logins). */
export interface SchoolLoginRules {
  issuer: string
  /** Domains of addresses, in lower case; none means that everybody whom the issuer knows may come. */
  domains: readonly string[]
  /** Whether an address that the issuer vouches for leads to the account that has it. */
  trustsEmail: boolean
  /** The claim that tells roles; undefined where they decide nothing. */
  roleClaim: string | undefined
  teachers: readonly string[]
  students: readonly string[]
}

/** What an issuer's token tells of somebody, besides who it is. */
export interface ToldOfLogin {
  email: string | null
  claims: Readonly<Record<string, unknown>>
}

const google = 'https://accounts.google.com'

/** Whether everybody may have an account at an issuer, so that its word alone keeps nobody out. */
export const isForEverybody = (issuer: string): boolean => issuer.replace(/\/$/, '') === google

/** The first part of the paths of Entra that let the people of all directories in, and the directory of private people. */
const everyDirectory = [
  'common',
  'organizations',
  'consumers',
  '9188040d-6c67-4c5b-b112-36a304b66dad',
]

/** Whether an issuer is Entra for more than one directory: then anybody could write any address into a token. */
export function isManyDirectories(issuer: string): boolean {
  const [, host = '', first = ''] = /^https:\/\/([^/?#:]+)[^/]*\/+([^/?#]+)/i.exec(issuer) ?? []
  const isEntra = /(^|\.)(microsoftonline\.(com|us|cn|de)|windows\.net)$/i.test(host)
  return isEntra && everyDirectory.includes(first.toLowerCase())
}

const domainIn = (address: unknown): string | undefined => {
  const parts = typeof address === 'string' ? address.trim().toLowerCase().split('@') : []
  return parts.length === 2 && parts[0] !== '' ? parts[1] : undefined
}

const isTrue = (claim: unknown) => claim === true || claim === 'true'

/** The domain that somebody belongs to by the issuer's word; undefined where it says none. */
function domainOf({ issuer }: SchoolLoginRules, { email, claims }: ToldOfLogin) {
  // Everybody may have an account there with an address of anywhere: what counts is whose directory it is in.
  if (isForEverybody(issuer)) return typeof claims.hd === 'string' ? claims.hd : undefined
  // Whoever may write their own address into a directory of a school is told to be unverified.
  const mayBeMadeUp = claims.email_verified !== undefined && !isTrue(claims.email_verified)
  return mayBeMadeUp ? undefined : (domainIn(email) ?? domainIn(claims.preferred_username))
}

/** Whether somebody is of the domains that a login is for (accounts.md#school-logins). */
export function isOfLoginDomains(rules: SchoolLoginRules, told: ToldOfLogin): boolean {
  if (rules.domains.length === 0) return true
  const domain = domainOf(rules, told)
  return domain !== undefined && rules.domains.includes(domain.toLowerCase())
}

/** The address that counts as theirs: told by a trusted issuer to be, of a domain that it speaks for; else null. */
export function provenLoginEmail(rules: SchoolLoginRules, told: ToldOfLogin): string | null {
  const domain = domainIn(told.email)
  const isProven = rules.trustsEmail && isTrue(told.claims.email_verified)
  return isProven && domain !== undefined && rules.domains.includes(domain) ? told.email : null
}

/** The claim of a name, or at a path of names with dots between them. */
function claimAt(claims: Readonly<Record<string, unknown>>, name: string): unknown {
  if (Object.hasOwn(claims, name)) return claims[name]
  return name
    .split('.')
    .reduce<unknown>(
      (value, part) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, part)
          ? (value as Record<string, unknown>)[part]
          : undefined,
      claims,
    )
}

/** The account type that the roles of somebody ask for; teachers first, undefined where no role says one. */
export function typeOfLoginRoles(
  { roleClaim, teachers, students }: SchoolLoginRules,
  claims: Readonly<Record<string, unknown>>,
): Extract<AccountType, 'teacher' | 'student'> | undefined {
  if (roleClaim === undefined) return undefined
  const roles = [claimAt(claims, roleClaim)].flat()
  if (teachers.some(role => roles.includes(role))) return 'teacher'
  return students.some(role => roles.includes(role)) ? 'student' : undefined
}
