import type { accounts } from '@duologue/contract/accounts'
import type { Handler } from '../../http/handlers'
import { Refused } from '../../http/refused'
import type { AccountsRoom } from '../accounts-room'
import { isLinkOpen } from './link-store'

/** Tells whoever opened a link that it is over before they have typed a password; the link stays as it is. */
export function checkResetLink({
  database,
  clock,
}: AccountsRoom): Handler<typeof accounts.checkResetLink> {
  return async ({ body }) => {
    if (!(await isLinkOpen(database, 'reset', body.resetToken, clock.now())))
      throw new Refused('link-over')
    return { ok: true }
  }
}
