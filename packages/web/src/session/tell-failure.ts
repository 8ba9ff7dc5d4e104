import { shell } from '@duologue/domain/messages/site/shell'
import { CallFailed } from '../api/call-failed'
import { notify } from '../ui/feedback/notify'

/** What a failed call says: the server's message, or "Unknown server error." when there is none (site.md#failing). */
export const messageOf = (error: unknown): string =>
  error instanceof CallFailed ? error.message : shell.unknownServerError

/** Shows it; the next word about the same thing takes its place. */
export function tellFailure(error: unknown, about?: string): void {
  notify('error', messageOf(error), about)
}
