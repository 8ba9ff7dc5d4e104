import type { Learns } from '@duologue/domain/accounts/learns'
import type { Client } from '../../api/client'
import { savedUser } from '../../saved-here/signed-in'
import { makeCall } from '../../session/make-call'

/** Keeps with the account which language its user learns, so that no other device asks again. */
export const updateLearns = (
  client: Client,
  user: string,
  learns: Learns,
  success?: string,
): Promise<boolean> =>
  makeCall(
    client,
    async () =>
      savedUser.set(
        await client.accounts.updateProfile({ params: { id: user }, body: { learns } }),
      ),
    success,
  )
