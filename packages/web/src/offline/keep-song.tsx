import type { SongSheet } from '@duologue/contract/songs/song-sheet'
import { keptTexts as texts } from '@duologue/domain/messages/offline/kept'
import { useEffect } from 'react'
import { noteOpened } from '../kept-here/note-opened'
import { KeepSwitch } from './keep-switch'
import styles from './keep-switch.module.css'

/** Keeps a song that has a recording of its own; of a video its words alone, as lately opened (offline.md#keep-for-offline). */
export function KeepSong({ sheet: { id, mediaUrl } }: { sheet: SongSheet }) {
  const isOnYoutube = mediaUrl === null
  useEffect(() => {
    // Without a connection it stays as it was kept.
    if (isOnYoutube) noteOpened('song', id).catch(() => undefined)
  }, [isOnYoutube, id])
  return isOnYoutube ? (
    <p className={styles.cannot}>{texts.onYoutube}</p>
  ) : (
    <KeepSwitch kind="song" id={id} />
  )
}
