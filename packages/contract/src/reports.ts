import {
  reportDecisions,
  reportedKinds,
  reportLimits,
  reportReasons,
} from '@duologue/domain/choices/report-choices'
import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { before, limit, nothing, page, publicAuthor } from './shapes/field-shapes'

/** One report of a thing; `reporter` is the username, null for visitors and for deleted users. */
const report = z.object({
  id: z.string(),
  reason: z.enum(reportReasons),
  comment: z.string(),
  reportedAt: z.string(),
  reporter: z.nullable(z.string()),
  isVisitor: z.boolean(),
})

/**
 * Something that was reported, as editors see it (reports.md#deciding): `page` is the path of its page, `reports` are
 * the latest of `total`, the newest first; those that a decision answered long ago are forgotten. `decision` is the
 * latest one; `by` is a username, null for a deleted user.
 */
export const reportedThing = z.object({
  id: z.string(),
  kind: z.enum(reportedKinds),
  title: z.string(),
  page: z.string(),
  author: z.nullable(publicAuthor),
  /** Hidden from everybody but its author, editors and classes that have it assigned. */
  isHeld: z.boolean(),
  /** Whether `hide` can be decided. */
  isHideable: z.boolean(),
  /** Whether there are reports that no decision has answered. */
  isOpen: z.boolean(),
  total: z.int(),
  reports: z.array(report),
  decision: z.nullable(
    z.object({ decision: z.enum(reportDecisions), by: z.nullable(z.string()), at: z.string() }),
  ),
})

export type ReportedThing = z.output<typeof reportedThing>

export const reports = {
  sendReport: endpoint({
    method: 'POST',
    path: '/api/reports',
    who: 'anyone',
    limit: 'searches',
    summary:
      'Report what a page shows: an editor will look at it. What a user reports may be hidden until then. The same person reporting the same thing again adds nothing.',
    params: nothing,
    query: nothing,
    body: z.object({
      /** A path of this site, or the whole address. */
      page: z.string().check(z.maxLength(reportLimits.address)),
      reason: z.enum(reportReasons),
      /** Needed where the reason is `other`. */
      comment: z.optional(z.string()),
    }),
    /** The path that was reported. */
    answer: z.object({ page: z.string() }),
    status: 201,
  }),
  findReports: endpoint({
    method: 'GET',
    path: '/api/reports',
    who: 'editor',
    limit: 'reads',
    summary:
      'What was reported, the newest first: what is open, or with `decided=true` what was decided.',
    params: nothing,
    query: z.object({ decided: z.optional(z.enum(['true', 'false'])), page, limit }),
    body: nothing,
    answer: z.object({ things: z.array(reportedThing), total: z.int(), before }),
    status: 200,
  }),
  decideReport: endpoint({
    method: 'PATCH',
    path: '/api/reports/:id',
    who: 'editor',
    limit: 'writes',
    summary:
      'Decide about a thing that was reported: `keep` shows it again, `hide` hides it. It can be decided otherwise later.',
    params: z.object({ id: z.uuid() }),
    query: nothing,
    body: z.object({ decision: z.enum(reportDecisions) }),
    answer: reportedThing,
    status: 200,
  }),
}
