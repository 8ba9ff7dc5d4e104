import { playTexts } from '@duologue/domain/messages/plays/plays'
import type { Client } from '../api/client'
import { messageOf } from '../session/tell-failure'
import { notify } from '../ui/feedback/notify'
import { type Made, makeOnce } from './make-once'

/** How it is sent: `keepalive` lets it outlive its page. */
export interface Sending {
  readonly client: Client
  readonly user: string
  readonly keepalive: boolean
}

/** Answers of one kind: those that wait, how they are stored, and how they are forgotten. */
interface Answers<T extends { id: string }> {
  readonly waiting: () => readonly T[]
  readonly atOnce: number
  readonly store: (some: T[], how: { keepalive: boolean }) => Promise<unknown>
  readonly drop: (ids: ReadonlySet<string>) => void
}

/**
 * Sends some answers in one call. Where they are not valid the halves are sent, until the ones are found that are not: no
 * answer is lost for another one's sake.
 */
async function sendSome<T extends { id: string }>(
  answers: Answers<T>,
  some: readonly T[],
  keepalive: boolean,
): Promise<Made> {
  const made = await makeOnce(() => answers.store([...some], { keepalive }))
  if (made.kind === 'refused' && made.error.status === 400 && some.length > 1) {
    const middle = Math.ceil(some.length / 2)
    const first = await sendSome(answers, some.slice(0, middle), keepalive)
    if (first.kind === 'stop' || first.kind === 'login') return first
    return sendSome(answers, some.slice(middle), keepalive)
  }
  if (made.kind === 'refused') notify('warning', playTexts.answersNotSaved(messageOf(made.error)))
  if (made.kind === 'refused' || made.kind === 'stored') {
    answers.drop(new Set(some.map(({ id }) => id)))
  }
  return made
}

/** Sends all answers of one kind, at most so many a call; each counts once, however often it comes. */
export async function sendInParts<T extends { id: string }>(
  answers: Answers<T>,
  keepalive: boolean,
): Promise<Made> {
  const all = answers.waiting()
  for (let from = 0; from < all.length; from += answers.atOnce) {
    // Another tab without locks may have sent some.
    const still = new Set(answers.waiting().map(({ id }) => id))
    const some = all.slice(from, from + answers.atOnce).filter(({ id }) => still.has(id))
    const made = some.length > 0 ? await sendSome(answers, some, keepalive) : undefined
    if (made?.kind === 'stop' || made?.kind === 'login') return made
  }
  return { kind: 'stored' }
}
