import type { LearnersCard } from '@duologue/contract/shapes/song-shapes'
import { playlistSongTexts as texts } from '@duologue/domain/messages/playlists/playlist-songs'
import { controlTexts } from '@duologue/domain/messages/site/control-texts'
import { useState } from 'react'
import type { Client } from '../../api/client'
import button from '../../ui/button.module.css'
import { Icon } from '../../ui/icon'
import { AddDialog } from './add-dialog'
import styles from './add-song.module.css'

/** Adds the song of a card to a playlist (playlists.md#songs). */
export function AddSong({ client, song: { id, title } }: { client: Client; song: LearnersCard }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={`${button.secondary} ${styles.add}`}
        aria-label={texts.addThis(title)}
        onClick={() => setIsOpen(true)}
      >
        <Icon name="plus" /> {controlTexts.addToPlaylist}
      </button>
      {isOpen ? (
        <AddDialog client={client} thing={{ what: 'song', id }} onClose={() => setIsOpen(false)} />
      ) : null}
    </>
  )
}
