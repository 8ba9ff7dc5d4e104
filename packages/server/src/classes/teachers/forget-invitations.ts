import { accountKey } from '@duologue/domain/accounts/account-key'
import { emailOf } from '../../accounts/index'
import type { Queries } from '../../database/connect'
import type { RepeatedWork } from '../../repeated-work'
import type { ClassesRoom } from '../classes-room'
import { deleteInvitationsOf, forgetOver } from './teacher-store'

/** Before a user goes for good, so do the invitations of their address. */
export async function forgetInvitations(transaction: Queries, user: string): Promise<void> {
  const { email } = await emailOf(transaction, user)
  if (email !== null) await deleteInvitationsOf(transaction, accountKey(email))
}

/** Forgets the invitations that are over, again and again. */
export const forgettingInvitationsWork = ({
  database,
  clock,
}: Pick<ClassesRoom, 'database' | 'clock'>): RepeatedWork => ({
  name: 'forgetting invitations',
  everyMs: 60 * 60 * 1000,
  portion: () => forgetOver(database, clock.now()),
  failed: 'invitations that are over stay',
})
