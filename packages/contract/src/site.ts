import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { nothing } from './shapes/field-shapes'

const address = z.nullable(z.string())

/**
 * What this installation says about itself; the addresses are null where the operator gave none
 * (site.md#installation-settings).
 */
export const siteFacts = z.object({
  appStoreUrl: address,
  playStoreUrl: address,
  appWebsiteUrl: address,
  successorUrl: address,
  /** Who runs the installation, and where to write to: a web address or an e-mail address. */
  operatorName: address,
  operatorContact: address,
  /** The version of the product. */
  version: z.string(),
  /** The languages that the site speaks here; those that are still being built come later. */
  languages: z.array(z.string()),
  /** What the reward store is called here. */
  storeTitle: z.string(),
  /** The machine that drafts lines, by its name, and whether it does for students; left out where none is set up. */
  drafts: z.optional(z.object({ service: z.string(), forStudents: z.boolean() })),
  /** Where Google's popup goes and who asks there; null when Google login is not set up (accounts.md#google-login). */
  google: z.nullable(z.object({ authorizationUrl: z.string(), clientId: z.string() })),
  /** The logins of schools beside it; the address is null while an issuer cannot be reached (accounts.md#school-logins). */
  logins: z.array(
    z.object({
      provider: z.string(),
      name: z.string(),
      authorizationUrl: z.nullable(z.string()),
      clientId: z.string(),
      /** What is asked for: addresses only where they decide something. */
      scope: z.string(),
      domains: z.array(z.string()),
    }),
  ),
})

export type SiteFacts = z.output<typeof siteFacts>
export type OfferedLogin = SiteFacts['logins'][number]

export const site = {
  getSite: endpoint({
    method: 'GET',
    path: '/api/site',
    who: 'anyone',
    limit: 'reads',
    summary:
      'What this installation says about itself: the addresses of the companion app and the successor.',
    params: nothing,
    query: nothing,
    body: nothing,
    answer: siteFacts,
    status: 200,
  }),
}
