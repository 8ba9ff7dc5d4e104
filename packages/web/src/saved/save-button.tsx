import { useLocation } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import type { Client } from '../api/client'
import { LoginOffer } from '../session/login-offer'
import { useSession } from '../session/session'
import { latePart } from '../ui/feedback/late-part'
import type { SavedThing } from './get-saved-state-query'
import { SaveToggle } from './save-toggle'

// What a press does comes for who is logged in; until then, and for visitors, the same button stands there.
const SaveOwn = latePart(async () => (await import('./save-own')).SaveOwn)

/** Save on the page of a conversation or a song (saved.md#saving); a visitor is asked to log in. */
export function SaveButton({ client, thing }: { client: Client; thing: SavedThing }) {
  const session = useSession()
  const address = useLocation({ select: ({ pathname }) => pathname })
  const [isPressed, setIsPressed] = useState(false)
  const button = <SaveToggle onPress={() => setIsPressed(true)} />
  if (session.status === 'user')
    return (
      <Suspense fallback={button}>
        <SaveOwn client={client} user={session.user.id} thing={thing} isPressed={isPressed} />
      </Suspense>
    )
  return (
    <>
      {button}
      {isPressed ? (
        <LoginOffer reason="feature" address={address} onClose={() => setIsPressed(false)} />
      ) : null}
    </>
  )
}
