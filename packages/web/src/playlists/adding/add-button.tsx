import { controlTexts } from '@duologue/domain/messages/site/control-texts'
import { Suspense, useState } from 'react'
import type { Client } from '../../api/client'
import button from '../../ui/button.module.css'
import { latePart } from '../../ui/feedback/late-part'
import { Icon } from '../../ui/icon'
import type { AddedThing } from './added-thing'

// What a press opens need not come with every conversation.
const AddDialog = latePart(async () => (await import('./add-dialog')).AddDialog)

/**
 * Opens the dialog that adds a conversation or a song to a playlist; visitors are asked to log in
 * (playlists.md#adding-a-conversation; playlists.md#songs).
 */
export function AddButton({ client, thing }: { client: Client; thing: AddedThing }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" className={button.secondary} onClick={() => setIsOpen(true)}>
        <Icon name="plus" /> {controlTexts.addToPlaylist}
      </button>
      {isOpen ? (
        <Suspense>
          <AddDialog client={client} thing={thing} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
