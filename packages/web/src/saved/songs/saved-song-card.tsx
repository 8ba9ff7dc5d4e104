import type { LearnersCard } from '@duologue/contract/shapes/song-shapes'
import { savedTexts as texts } from '@duologue/domain/messages/saved/saved'
import { useState } from 'react'
import type { Client } from '../../api/client'
import { SongCard } from '../../songs/find/song-cards'
import { SaveToggle } from '../save-toggle'
import styles from '../saved-card.module.css'
import { useSaveSong } from './use-save-song'

/**
 * A kept song: a press lets go of it, and another one keeps it again; its card stays until the page is opened anew
 * (saved.md#saved-ones).
 */
export function SavedSongCard({ client, song }: { client: Client; song: LearnersCard }) {
  const [isSaved, setIsSaved] = useState(true)
  const save = useSaveSong(client, song.id, setIsSaved)
  return (
    <SongCard song={song}>
      <SaveToggle
        className={styles.toggle}
        isSaved={isSaved}
        label={texts.saveThis(song.title)}
        onPress={() => save(!isSaved)}
      />
    </SongCard>
  )
}
