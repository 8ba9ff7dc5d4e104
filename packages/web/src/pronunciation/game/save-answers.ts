import type { PronunciationAnswer } from '@duologue/contract/pronunciation'
import { playTexts } from '@duologue/domain/messages/plays/plays'
import { pronunciationLimits } from '@duologue/domain/pronunciation/pronunciation-limits'
import type { Client } from '../../api/client'
import { newKey } from '../../api/new-key'
import { savedHere } from '../../saved-here/saved-here'
import { mayWait } from '../../session/may-wait'
import { sessionNow } from '../../session/session'
import { messageOf } from '../../session/tell-failure'
import { notify } from '../../ui/feedback/notify'

/** More are not kept: a device that is never online again must not fill its storage. */
const mostKept = 300

/** An answer that waits to be remembered for a user. */
interface KeptAnswer {
  readonly user: string
  readonly answer: PronunciationAnswer
}

const kept = savedHere<readonly KeptAnswer[]>('pronunciation-answers', [], {
  read: text => {
    const list: unknown = JSON.parse(text)
    return Array.isArray(list) ? (list as readonly KeptAnswer[]) : undefined
  },
  write: list => (list.length === 0 ? null : JSON.stringify(list)),
})

/** Keeps an answer until it is remembered; a visitor's is not (pronunciation.md#remembered-answers). */
export function keepAnswer(answer: Omit<PronunciationAnswer, 'id'>): void {
  const session = sessionNow()
  if (session.status === 'visitor') return
  const one = { user: session.user.id, answer: { ...answer, id: newKey() } }
  kept.set([...kept.get(), one].slice(-mostKept))
}

/** The answers of a user that wait. */
export const answersOf = (user: string): readonly PronunciationAnswer[] =>
  kept.get().flatMap(one => (one.user === user ? [one.answer] : []))

async function sendAll(client: Client, how: { keepalive?: boolean }): Promise<void> {
  const session = sessionNow()
  if (session.status === 'visitor') return
  const answers = answersOf(session.user.id).slice(0, pronunciationLimits.answers)
  if (answers.length === 0) return
  try {
    await client.pronunciation.saveAnswers({ body: { answers: [...answers] } }, how)
  } catch (error) {
    // What is refused for good is given up, and that is told; else it waits for the next time.
    if (mayWait(error)) return
    notify('warning', playTexts.answersNotSaved(messageOf(error)))
  }
  const sent = new Set(answers.map(({ id }) => id))
  kept.set(kept.get().filter(({ answer }) => !sent.has(answer.id)))
}

let sending: Promise<void> = Promise.resolve()

/**
 * Sends the answers that wait; each counts once, however often it comes.
 *
 * @param how `keepalive` lets it outlive its page.
 */
export function sendAnswers(client: Client, how: { keepalive?: boolean } = {}): Promise<void> {
  sending = sending.then(() => sendAll(client, how))
  return sending
}
