import type { CallArguments } from '@duologue/contract/endpoint'
import type { reports } from '@duologue/contract/reports'
import type { Reader } from '@duologue/domain/accounts/reader'
import { reportLimits } from '@duologue/domain/choices/report-choices'
import { reportTexts } from '@duologue/domain/messages/reports/reports'
import { hidesAtOnce, isHideable, isKnownReporter } from '@duologue/domain/reports/hides-at-once'
import { reportCommentFault } from '@duologue/domain/reports/report-fields'
import {
  pathOfAddress,
  type ReportedThing,
  reportedThing,
} from '@duologue/domain/reports/reported-thing'
import { isEditorAccount, lockAccountType, standingOf } from '../accounts/index'
import { viewerNames } from '../conversations/index'
import type { Queries } from '../database/connect'
import { inTransaction } from '../database/transaction'
import type { Handler } from '../http/handlers'
import { Refused } from '../http/refused'
import { newId } from '../outside/random/new-id'
import {
  countHidings,
  countReports,
  hasReported,
  insertReport,
  lockReported,
  type Sender,
} from './report-store'
import type { ReportsRoom } from './reports-room'

type Body = CallArguments<typeof reports.sendReport>['body']

const hour = 3_600_000

/** The path that is reported. Throws what is wrong with what was sent. */
function pathOf({ page, reason, comment = '' }: Body, publicUrl: string): string {
  const path = pathOfAddress(page, publicUrl)
  if (path === undefined) throw new Refused('invalid-input', { page: reportTexts.notOurPage })
  const fault = reportCommentFault(comment, reason)
  if (fault !== undefined) throw new Refused('invalid-input', { comment: fault })
  return path
}

/** What a path shows this reader, by its id; whatever they do not see is not there. */
async function seenThing(
  { database, things }: ReportsRoom,
  path: string,
  reader: Reader,
): Promise<ReportedThing> {
  const thing = reportedThing(path)
  if (thing?.kind === 'page') return thing
  const name = thing && (await things[thing.kind].find(database, thing.name, reader))
  if (!name) throw new Refused('page-not-found')
  return { kind: thing.kind, name }
}

/** The thing's state as hidesAtOnce asks for it; nobody else changes the thing until the transaction ends. */
async function lockThing({ things }: ReportsRoom, transaction: Queries, thing: ReportedThing) {
  if (thing.kind === 'page')
    return { isPublished: true, isSample: false, isAssigned: false, isByEditor: false }
  const found = await things[thing.kind].lock(transaction, thing.name)
  if (!found) throw new Refused('page-not-found')
  const { author, ...state } = found
  return { ...state, isByEditor: await isEditorAccount(transaction, author) }
}

/** Whether the sender's reports may hide something at once. */
async function isKnown(transaction: Queries, sender: Sender, now: Date): Promise<boolean> {
  if (!('reporter' in sender)) return false
  const { isEmailVerified, since } = await standingOf(transaction, sender.reporter)
  return isKnownReporter({ isEmailVerified, age: now.getTime() - since.getTime() })
}

/** Keeps a report, and hides its thing where that is the rule (decision 049); the same again changes nothing. */
async function keepReport(
  room: ReportsRoom,
  transaction: Queries,
  thing: ReportedThing,
  sender: Sender,
  { reason, comment = '' }: Body,
): Promise<void> {
  const { clock, random, things } = room
  const now = clock.now()
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds)
  const isByUser = 'reporter' in sender
  // Whoever sends several at once waits for themselves, so that they are counted.
  if (isByUser) await lockAccountType(transaction, sender.reporter)
  const state = await lockThing(room, transaction, thing)
  const fresh = { ...thing, id: newId(random, clock), reportedAt: now }
  const { id, decision } = await lockReported(transaction, fresh)
  if (isByUser && (await hasReported(transaction, id, sender))) return
  if ((await countReports(transaction, sender, before(hour))) >= reportLimits.anHour)
    throw new Refused('too-many-reports', undefined, hour / 1000)
  const hiddenToday = await countHidings(transaction, sender, before(24 * hour))
  const { kind, name } = thing
  const isByKnownUser = await isKnown(transaction, sender, now)
  const hasHidden = hidesAtOnce({ ...state, kind, isByKnownUser, decision, hiddenToday })
  await insertReport(transaction, {
    ...sender,
    id: newId(random, clock),
    thing: id,
    reason,
    comment: comment.trim(),
    reportedAt: now,
    isOpen: true,
    hasHidden,
  })
  if (hasHidden && isHideable(kind)) await things[kind].hold(transaction, name, now, null)
}

/** POST /api/reports (reports.md#reporting-a-page). */
export function sendReport(room: ReportsRoom): Handler<typeof reports.sendReport> {
  const visitorOf = viewerNames(room)
  return async ({ body }, caller) => {
    const { reader } = caller
    const page = pathOf(body, room.publicUrl)
    const thing = await seenThing(room, page, reader)
    const sender: Sender =
      reader.kind === 'user'
        ? { reporter: reader.id }
        : { visitor: await visitorOf({ ...caller, userAgent: '' }) }
    await inTransaction(room.database, room.random, transaction =>
      keepReport(room, transaction, thing, sender, body),
    )
    return { page }
  }
}
