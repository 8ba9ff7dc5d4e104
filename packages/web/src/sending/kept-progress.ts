import type { CallInput } from '@duologue/contract/endpoint'
import type { Attempt } from '@duologue/contract/learn'
import type { plays } from '@duologue/contract/plays'
import { learnLimits } from '@duologue/domain/learn/learn-limits'
import { inTab } from '../saved-here/in-tab'
import { savedHere } from '../saved-here/saved-here'
import { isSharedHere } from '../saved-here/shared-device'
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

/** The names of what a visitor did in this tab, and when the last of it was. */
const inThisTab = inTab('answered-here')

/** For how long what a visitor did in a tab is taken to be whose login follows in it, in milliseconds. */
const sameSitterMs = 30 * 60 * 1000

interface InThisTab {
  readonly names: readonly string[]
  readonly at: number
}

const nameOfKept = (kept: Kept) => ('attempt' in kept ? kept.attempt.id : kept.play.key)

function keepIn(kept: Kept) {
  keep(kept)
  const name = nameOfKept(kept)
  if (kept.user !== null || name === undefined) return
  const { names = [] } = (inThisTab.kept() ?? {}) as Partial<InThisTab>
  inThisTab.keep({ names: [...names, name], at: Date.now() })
}

/** Keeps an answer until it is stored. */
export const keepAttempt = (attempt: Attempt): void => keepIn({ user: userNow(), attempt })

/** Keeps a session until it is stored as a play. */
export const keepPlay = (play: LearnPlay): void => keepIn({ user: userNow(), play })

/**
 * What a visitor did in this tab a moment ago is of whoever has logged in there since; not on a device that several use, where
 * it may have been another child (learn.md#answers-of-visitors).
 */
export function adoptFromTab(user: string): void {
  const found = inThisTab.kept() as InThisTab | null
  if (found === null) return
  inThisTab.forget()
  if (Date.now() - found.at > sameSitterMs || isSharedHere()) return
  const names = new Set(found.names)
  const isTheirs = (kept: Kept) => kept.user === null && names.has(nameOfKept(kept) ?? '')
  progress.set(progress.get().map(kept => (isTheirs(kept) ? { ...kept, user } : kept)))
}

/** What waits for a user; what a visitor answered here is nobody's until somebody says that it is theirs. */
export function waitingFor(user: string) {
  const own = progress.get().filter(kept => kept.user === user)
  return {
    attempts: own.flatMap(kept => ('attempt' in kept ? [kept.attempt] : [])),
    plays: own.flatMap(kept => ('play' in kept ? [kept.play] : [])),
  }
}

/** Has a component follow what waits. */
export const useKeptProgress = () => progress.use()

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
  progress.set(progress.get().filter(kept => !names.has(nameOfKept(kept))))
}
