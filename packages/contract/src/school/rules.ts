import { teacherRules } from '@duologue/domain/accounts/teacher-approval'
import { serviceKinds } from '@duologue/domain/school/services'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint'
import { nothing } from '../shapes/field-shapes'

const asked = {
  who: 'admin',
  limit: 'reads',
  params: nothing,
  query: nothing,
  body: nothing,
  isForLogins: true,
} as const

/** A school login as it is set up (accounts.md#school-logins). */
const setUpLogin = z.object({
  /** Its name in the settings, and in the address of its landing page. */
  id: z.string(),
  name: z.string(),
  issuer: z.string(),
  clientId: z.string(),
  /** What the client is to be registered with at the issuer. */
  redirectUri: z.string(),
  /** Domains that it is for; none: everybody whom the issuer knows. */
  domains: z.array(z.string()),
  trustsEmail: z.boolean(),
  /** The claim that tells roles; null where they decide nothing. */
  roleClaim: z.nullable(z.string()),
  teachers: z.array(z.string()),
  students: z.array(z.string()),
  makesAccounts: z.boolean(),
  /** How long a session lasts. */
  hours: z.int(),
  /** How many accounts are connected with it. */
  accounts: z.int(),
})

export type SetUpLogin = z.output<typeof setUpLogin>

/** What is decided by the settings of this installation, and what it uses of others (school.md#rules, school.md#data-sheet). */
export const schoolRulesCalls = {
  getRules: endpoint({
    ...asked,
    method: 'GET',
    path: '/api/school/rules',
    summary: 'The rules that hang on the settings of this installation.',
    answer: z.object({
      teachers: z.enum(teacherRules),
      ownAccountAge: z.int(),
      /** Addresses and ranges that many people share. */
      schoolNetworks: z.array(z.string()),
      /** Domains whose people may enter the store; none: everybody of a class. */
      storeEmailDomains: z.array(z.string()),
      /** Whether students may have lines drafted; null where nobody drafts. */
      draftsForStudents: z.nullable(z.boolean()),
      isOffline: z.boolean(),
      /** Bytes that uploads may have. */
      uploads: z.object({ account: z.int(), editor: z.int(), installation: z.int() }),
    }),
    status: 200,
  }),
  listSchoolLogins: endpoint({
    ...asked,
    method: 'GET',
    path: '/api/school/logins',
    summary: 'The school logins of this installation, as its settings have them; without secrets.',
    answer: z.object({ logins: z.array(setUpLogin) }),
    status: 200,
  }),
  getDataSheet: endpoint({
    ...asked,
    method: 'GET',
    path: '/api/school/datasheet',
    summary: 'Who runs this installation, where, and which services of others it uses.',
    answer: z.object({
      /** When it was asked for. */
      at: z.string(),
      teachers: z.enum(teacherRules),
      publicUrl: z.string(),
      version: z.string(),
      operator: z.object({ name: z.nullable(z.string()), contact: z.nullable(z.string()) }),
      /** Each with the machine that it is asked at; null where that hangs on the browser. */
      services: z.array(z.object({ kind: z.enum(serviceKinds), host: z.nullable(z.string()) })),
    }),
    status: 200,
  }),
}
