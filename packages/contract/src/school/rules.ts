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
