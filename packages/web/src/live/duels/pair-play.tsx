import { shell } from '@duologue/domain/messages/site/shell'
import { Suspense } from 'react'
import type { Client } from '../../api/client'
import { LoginOffer } from '../../session/login-offer'
import { useSession } from '../../session/session'
import { Dialog } from '../../ui/dialogs/dialog'
import { latePart } from '../../ui/feedback/late-part'
import type { PairThing } from './pair-thing'

const OpenPairDialog = latePart(async () => (await import('./open-pair-dialog')).OpenPairDialog)

/** What is shown when Pair Play was pressed: a visitor is asked to log in (live.md#pair-play). */
export function PairPlay({
  client,
  thing,
  address,
  onClose,
}: {
  client: Client
  thing: PairThing
  /** Where a visitor comes back to after the login. */
  address: string
  onClose: () => void
}) {
  const session = useSession()
  if (session.status !== 'user')
    return <LoginOffer reason="live" address={address} onClose={onClose} />
  if (thing.fault)
    return (
      <Dialog title={shell.pairPlay} onClose={onClose}>
        <p>{thing.fault}</p>
      </Dialog>
    )
  return (
    <Suspense>
      <OpenPairDialog client={client} thing={thing} onClose={onClose} />
    </Suspense>
  )
}
