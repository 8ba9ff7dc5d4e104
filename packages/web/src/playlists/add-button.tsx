import { controlTexts } from '@duologue/domain/messages/site/control-texts'
import { useLocation } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import type { Client } from '../api/client'
import { LoginOffer } from '../session/login-offer'
import { useSession } from '../session/session'
import button from '../ui/button.module.css'
import { latePart } from '../ui/feedback/late-part'
import { Icon } from '../ui/icon'

// What a press opens need not come with every conversation.
const AddDialog = latePart(async () => (await import('./add-to-playlist-dialog')).AddDialog)

/**
 * Opens the dialog that adds a conversation to a playlist; visitors are asked to log in
 * (playlists.md#adding-a-conversation).
 */
export function AddButton({ client, conversation }: { client: Client; conversation: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const session = useSession()
  const address = useLocation({ select: ({ pathname }) => pathname })
  const close = () => setIsOpen(false)
  return (
    <>
      <button type="button" className={button.secondary} onClick={() => setIsOpen(true)}>
        <Icon name="plus" /> {controlTexts.addToPlaylist}
      </button>
      <Suspense>
        {isOpen && session.status === 'visitor' ? (
          <LoginOffer reason="addToPlaylist" address={address} onClose={close} />
        ) : null}
        {isOpen && session.status === 'user' ? (
          <AddDialog
            client={client}
            conversation={conversation}
            playlists={session.user.playlists}
            onClose={close}
          />
        ) : null}
      </Suspense>
    </>
  )
}
