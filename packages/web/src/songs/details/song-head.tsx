import { songEditorTexts as texts } from '@duologue/domain/messages/songs/song-editor'
import { titleAndArtist } from '@duologue/domain/songs/details/song-fields'
import type { SongInHand } from '@duologue/domain/songs/editing/song-in-hand'
import { Link } from '@tanstack/react-router'
import { Icon } from '../../ui/icon'
import styles from '../editing/song-page.module.css'

/** The title of the song's page with the way back to the editor (songs.md#song-editor). */
export function SongHead({ song: { fields }, id }: { song: SongInHand; id: string }) {
  const { title, artist } = fields
  const name = titleAndArtist({ title: String(title), artist: String(artist) })
  return (
    <header className={styles.head}>
      <Link
        to="/editor"
        activeOptions={{ exact: true }}
        className={styles.back ?? ''}
        aria-label={texts.back}
      >
        <Icon name="back" />
      </Link>
      <h1 title={name}>{name}</h1>
      <p className={styles.id}>{texts.songId(id)}</p>
    </header>
  )
}
