import { eq, sql } from 'drizzle-orm'
import { pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Queries } from '../../database/connect'
import { deleteSome } from '../../database/delete-some'
import type { Mail } from '../../outside/mail/mail'

const mails = pgTable('mails', {
  id: uuid().primaryKey(),
  to: text('to_address').notNull(),
  subject: text().notNull(),
  text: text().notNull(),
  html: text().notNull(),
  tries: smallint().notNull().default(0),
  writtenAt: timestamp('written_at', { withTimezone: true }).notNull().defaultNow(),
  nextAt: timestamp('next_at', { withTimezone: true }).notNull().defaultNow(),
})

/** A mail that is being sent, for the so many-th time. */
export interface TakenMail extends Mail {
  id: string
  tries: number
}

/** Longer than a mail server may be silent at all its steps together: who takes a mail and is killed is followed then. */
const heldFor = sql`interval '2 minutes'`

/** A mail that is older is of no use any more. */
const useful = sql`interval '6 hours'`

/** The moment of the database so many milliseconds from now. */
const inMs = (ms: number) => sql`now() + ${ms} * interval '1 millisecond'`

/** Writes a mail down, to be sent when the transaction is done. */
export async function insertMail(transaction: Queries, id: string, mail: Mail): Promise<void> {
  const { to, subject, text: plain, html } = mail
  await transaction.sql.insert(mails).values({ id, to, subject, text: plain, html })
}

/**
 * Takes the mail whose turn it is and counts the try; no other process gets it for two minutes. Undefined when none is
 * to be sent now.
 */
export async function takeMail({ sql: queries }: Queries): Promise<TakenMail | undefined> {
  const due = sql`(
    select id from ${mails} where next_at <= now() and written_at > now() - ${useful}
    order by next_at, id limit 1 for update skip locked)`
  const [taken] = await queries
    .update(mails)
    .set({ tries: sql`${mails.tries} + 1`, nextAt: sql`now() + ${heldFor}` })
    .where(eq(mails.id, due))
    .returning({
      id: mails.id,
      to: mails.to,
      subject: mails.subject,
      text: mails.text,
      html: mails.html,
      tries: mails.tries,
    })
  return taken
}

/** Deletes a mail that was taken, or given up. */
export async function deleteMail({ sql: queries }: Queries, id: string): Promise<void> {
  await queries.delete(mails).where(eq(mails.id, id))
}

/** Has a mail wait so many milliseconds for its next try. */
export async function holdMail({ sql: queries }: Queries, id: string, ms: number): Promise<void> {
  await queries
    .update(mails)
    .set({ nextAt: inMs(ms) })
    .where(eq(mails.id, id))
}

/** Forgets some of the mails that nobody needs any more; whether more may be left. */
export const forgetMails = (queries: Queries): Promise<boolean> =>
  deleteSome(queries, mails, sql`${mails.writtenAt} < now() - ${useful}`)
