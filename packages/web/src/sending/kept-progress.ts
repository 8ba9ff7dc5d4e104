import type { CallInput } from '@duologue/contract/endpoint'
import type { Attempt } from '@duologue/contract/learn'
import type { plays } from '@duologue/contract/plays'
import { learnLimits } from '@duologue/domain/learn/learn-limits'
import { savedHere } from '../saved-here/saved-here'
import { sessionNow } from '../session/session'
import { keepWithin } from './keep-within'

/** A session as it is told to be stored as a play. */
export type LearnPlay = Extract<CallInput<typeof plays.savePlay>['body'], { activity: 'learn' }>

/** An answer or a session that waits to be stored; `user` is null while nobody was logged in. */
type Kept = { readonly user: string | null } & (
  | { readonly attempt: Attempt }
  | { readonly play: LearnPlay }
)

const progress = savedHere<readonly Kept[]>('learn-progress', [], {
  read: text => {
    const list: unknown = JSON.parse(text)
    return Array.isArray(list) ? (list as readonly Kept[]) : undefined
  },
  write: list => (list.length === 0 ? null : JSON.stringify(list)),
})

const userNow = (): string | null => {
  const session = sessionNow()
  return session.status === 'user' ? session.user.id : null
}

const keep = (kept: Kept) => keepWithin(progress, learnLimits.kept, kept)

/** Keeps an answer until it is stored. */
export const keepAttempt = (attempt: Attempt): void => keep({ user: userNow(), attempt })

/** Keeps a session until it is stored as a play. */
export const keepPlay = (play: LearnPlay): void => keep({ user: userNow(), play })

/** What waits for a user; what a visitor answered here is nobody's until somebody says that it is theirs. */
export function waitingFor(user: string) {
  const own = progress.get().filter(kept => kept.user === user)
  return {
    attempts: own.flatMap(kept => ('attempt' in kept ? [kept.attempt] : [])),
    plays: own.flatMap(kept => ('play' in kept ? [kept.play] : [])),
  }
}

/** How many answers were given here by somebody who was not logged in; in a component. */
export function useVisitorAnswers(): number {
  return progress.use().filter(kept => kept.user === null && 'attempt' in kept).length
}

/** Somebody says that they were the visitor: what the visitor answered is theirs. */
export const adoptAnswers = (user: string): void =>
  progress.set(progress.get().map(kept => (kept.user === null ? { ...kept, user } : kept)))

/** Somebody says that the visitor was another one: what the visitor answered goes. */
export const dropVisitorAnswers = (): void =>
  progress.set(progress.get().filter(kept => kept.user !== null))

/** Forgets what is stored, or never can be. */
export function dropKept(names: ReadonlySet<string | undefined>): void {
  progress.set(
    progress.get().filter(kept => !names.has('attempt' in kept ? kept.attempt.id : kept.play.key)),
  )
}
