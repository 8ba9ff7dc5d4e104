import { playlistSongTexts } from '@duologue/domain/messages/playlists/playlist-songs'
import { playlistTexts as texts } from '@duologue/domain/messages/playlists/playlists'
import { controlTexts } from '@duologue/domain/messages/site/control-texts'
import { shell } from '@duologue/domain/messages/site/shell'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import type { Client } from '../../api/client'
import button from '../../ui/button.module.css'
import { Dialog } from '../../ui/dialogs/dialog'
import { DialogForm } from '../../ui/dialogs/dialog-form'
import { useSending } from '../../ui/feedback/use-sending'
import { SelectField } from '../../ui/fields/select-field'
import { keysOfPlaylist } from '../get-playlist-query'
import { addThing } from './add-thing'
import type { AddedThing } from './added-thing'

/**
 * Puts a conversation or a song into one of one's own playlists (playlists.md#adding-a-conversation;
 * playlists.md#songs); without any it leads to making one.
 */
export function AddToPlaylistDialog({
  client,
  thing,
  playlists,
  onClose,
}: {
  client: Client
  thing: AddedThing
  playlists: readonly { id: string; name: string }[]
  onClose: () => void
}) {
  const choice = useRef<HTMLSelectElement>(null)
  const queryClient = useQueryClient()
  const [isSending, send] = useSending()
  const add = async () => {
    const id = choice.current?.value ?? ''
    if (!(await addThing(client, id, thing))) return
    for (const keys of keysOfPlaylist(id)) void queryClient.invalidateQueries(keys)
    onClose()
  }
  const begins = thing.what === 'song' ? { song: thing.id } : { add: thing.id }
  if (playlists.length === 0)
    return (
      <Dialog title={controlTexts.addToPlaylist} onClose={onClose}>
        <p>{texts.noneYet}</p>
        <p>
          <Link to="/playlists/create" search={begins} className={button.primary}>
            {texts.createFirst}
          </Link>
        </p>
      </Dialog>
    )
  return (
    <DialogForm
      title={controlTexts.addToPlaylist}
      submit={texts.add}
      isSending={isSending}
      onSubmit={() => send(add)}
      onClose={onClose}
    >
      <p>{thing.what === 'song' ? playlistSongTexts.addHelp : texts.addHelp}</p>
      <SelectField ref={choice} label={texts.choosePlaylist}>
        {playlists.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <p>
        <Link to="/playlists/create" search={begins}>
          {shell.newPlaylist}
        </Link>
      </p>
    </DialogForm>
  )
}
