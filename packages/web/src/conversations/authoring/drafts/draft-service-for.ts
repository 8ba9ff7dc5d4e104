import type { OwnUser } from '@duologue/contract/accounts'
import type { SiteFacts } from '@duologue/contract/site'
import { mayDraftLines } from '@duologue/domain/conversations/drafts/may-draft-lines'

/** The machine that drafts lines for this user; undefined where there is none, or not for them. */
export function draftServiceFor(user: OwnUser, { drafts }: SiteFacts): string | undefined {
  const { id, role = null, type } = user
  const reader = { kind: 'user', id, role, isStudent: type === 'student' } as const
  return drafts && mayDraftLines(reader, drafts.forStudents) ? drafts.service : undefined
}
