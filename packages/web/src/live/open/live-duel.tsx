import { openHallTexts as texts } from '@duologue/domain/messages/live/open-hall'
import { shell } from '@duologue/domain/messages/site/shell'
import { Suspense, useState } from 'react'
import type { Client } from '../../api/client'
import { LoginOffer } from '../../session/login-offer'
import { useSession } from '../../session/session'
import button from '../../ui/button.module.css'
import { Dialog } from '../../ui/dialogs/dialog'
import { latePart } from '../../ui/feedback/late-part'
import { Icon } from '../../ui/icon'
import type { LiveThing } from './live-thing'

const OpenHallDialog = latePart(async () => (await import('./open-hall-dialog')).OpenHallDialog)

/** Live Duel: a visitor is asked to log in, a student is told who opens games (live.md#opening). */
export function LiveDuel({
  client,
  thing,
  address,
  onPair,
}: {
  client: Client
  thing: LiveThing
  /** Where a visitor comes back to after the login. */
  address: string
  /** Opens Pair Play, which students may, too; left out where two cannot play. */
  onPair?: () => void
}) {
  const session = useSession()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <button type="button" className={button.secondary} onClick={() => setOpen(true)}>
        <Icon name="sword" /> {texts.liveDuel}
      </button>
      {!isOpen ? null : session.status !== 'user' ? (
        <LoginOffer reason="live" address={address} onClose={close} />
      ) : session.user.type === 'student' || thing.fault ? (
        <Dialog title={texts.liveDuel} onClose={close}>
          <p>{thing.fault ?? texts.teachersOnly}</p>
          {onPair && !thing.fault ? (
            <button
              type="button"
              className={button.primary}
              onClick={() => {
                close()
                onPair()
              }}
            >
              {shell.pairPlay}
            </button>
          ) : null}
        </Dialog>
      ) : (
        <Suspense>
          <OpenHallDialog client={client} thing={thing} user={session.user.id} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
