import type { Client } from 'pg'
import { healthQuery } from '../../database/connections/health-check'
import { interceptStatements } from './intercept-statements'

/** What something asks of the database. */
export interface Cost {
  /** Statements, those of transactions too. */
  statements: number
  /** Round trips that the next step needs: statements that are asked together are one. */
  waits: number
}

/** What is asked by the clock, whatever a test does: leases, words to read, views to add up, mails to send, days to count, games that are over, rosters to apply, messages and scores to send, and what is new in those that somebody is with. */
const clockwork = [
  'conversations_to_read',
  '"leases"',
  'update conversation_views',
  'delete from "conversation_views"',
  'update "mails"',
  'delete from "mails"',
  'days_to_count',
  'as unsettled',
  'as untouched',
  'as forgotten',
  'live_halls" "followed"',
  'roster_imports as applied',
  'with due as (',
  'select distinct "lti_courses"."platform"',
]

/** Those statements are nobody's, nor is that which checks the database's health. */
const isByTheClock = (text: string) =>
  text === healthQuery || clockwork.some(part => text.includes(part))

/** Statements of one connection that stand and fall together: a transaction, or a single one. */
interface Unit {
  isOurs: boolean
  statements: number
}

/**
 * Rounds of statements: what is asked while others are on their way is of their round, and all of them are answered
 * together, so that no quick or slow answer makes two rounds of one.
 */
function rounds() {
  const all: Unit[][] = []
  let current: Unit[] = []
  let waiting: (() => void)[] = []
  return {
    /** How many rounds have statements of units that count. */
    count: (counts: (unit: Unit) => boolean) =>
      [...all, current].filter(round => round.some(counts)).length,
    asked(unit: Unit): void {
      current.push(unit)
    },
    answered: () =>
      new Promise<void>(goOn => {
        waiting.push(goOn)
        if (waiting.length < current.length) return
        all.push(current)
        current = []
        const together = waiting
        waiting = []
        for (const release of together) release()
      }),
  }
}

/**
 * Counts from now on what any database is asked; right about waits while one thing is done at a time. Answers how to end
 * it.
 */
export function beginCounting(): () => Cost {
  const transactions = new Map<Client, Unit>()
  const units = new Set<Unit>()
  const { count, asked, answered } = rounds()
  const unitOf = (connection: Client, text: string): Unit => {
    const isEnd = text === 'commit' || text === 'rollback'
    const open = text === 'begin' ? undefined : transactions.get(connection)
    // What is asked within a transaction that we do not know of was begun before, and is not of what is done.
    const isBegun = isEnd || connection.getTransactionStatus() === 'T'
    const unit = open ?? { isOurs: !isBegun, statements: 0 }
    if (text === 'begin') transactions.set(connection, unit)
    if (isEnd) transactions.delete(connection)
    return unit
  }
  const end = interceptStatements((connection, { text }) => {
    const unit = unitOf(connection, text)
    unit.isOurs &&= !isByTheClock(text)
    unit.statements += 1
    units.add(unit)
    asked(unit)
    return answered
  })
  return () => {
    end()
    const open = new Set(transactions.values())
    // What the clock has only begun has not told yet whose it is; what is done has ended its transactions.
    const counts = (unit: Unit) => unit.isOurs && !open.has(unit)
    const statements = [...units].filter(counts).reduce((sum, unit) => sum + unit.statements, 0)
    return { statements, waits: count(counts) }
  }
}

/** Counts what any database is asked while something is done. */
async function costOf(doing: () => Promise<unknown>): Promise<Cost> {
  const end = beginCounting()
  await doing()
  return end()
}

/** Counts the statements that any database is given while something is done, those of transactions too. */
export const countStatements = async (doing: () => Promise<unknown>): Promise<number> =>
  (await costOf(doing)).statements

/** The least of a few counts: what is done behind the calls now and then (views, words) is not the call's own. */
export async function leastCost(doing: () => Promise<unknown>, times = 3): Promise<Cost> {
  const costs: Cost[] = []
  for (let time = 0; time < times; time += 1) costs.push(await costOf(doing))
  return {
    statements: Math.min(...costs.map(({ statements }) => statements)),
    waits: Math.min(...costs.map(({ waits }) => waits)),
  }
}

/** The least of a few counts of statements. */
export const leastStatements = async (doing: () => Promise<unknown>, times = 3): Promise<number> =>
  (await leastCost(doing, times)).statements
