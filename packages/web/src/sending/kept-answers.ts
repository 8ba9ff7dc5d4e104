import type { PronunciationAnswer } from '@duologue/contract/pronunciation'
import { newKey } from '../api/new-key'
import { savedHere } from '../saved-here/saved-here'
import { sessionNow } from '../session/session'
import { keepWithin } from './keep-within'

/** More are not kept: a device that is never online again must not fill its storage. */
const mostKept = 300

/** An answer of a round that waits to be remembered for a user. */
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
  keepWithin(kept, mostKept, { user: session.user.id, answer: { ...answer, id: newKey() } })
}

/** The answers of a user that wait. */
export const answersOf = (user: string): readonly PronunciationAnswer[] =>
  kept.get().flatMap(one => (one.user === user ? [one.answer] : []))

/** Has a component follow what waits. */
export const useKeptAnswers = () => kept.use()

/** Forgets answers that are remembered, or never can be. */
export function dropAnswers(ids: ReadonlySet<string>): void {
  kept.set(kept.get().filter(({ answer }) => !ids.has(answer.id)))
}
