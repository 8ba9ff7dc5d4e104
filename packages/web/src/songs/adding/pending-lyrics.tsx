import { addLyricsTexts as texts } from '@duologue/domain/messages/songs/add-lyrics'
import type { Client } from '../../api/client'
import { useSheetValue } from '../../autosave/use-sheet-value'
import type { AddSheet } from './add-sheet'
import styles from './pending-lyrics.module.css'
import { TranslateSongButton } from './translate-song-button'

const mostShown = 20

/**
 * The lyrics of the song whose translation is still missing, and having them translated now
 * (lyrics.md#pending-translations).
 */
export function PendingLyrics({
  client,
  sheet,
  onTranslated,
}: {
  client: Client
  sheet: AddSheet
  /** Some were translated: what is shown must be read anew. */
  onTranslated: () => void
}) {
  const isDirty = useSheetValue(sheet, it => it.now().isDirty)
  const waiting = sheet.song.lyrics.filter(lyric => lyric.translationPending)
  if (isDirty) return null
  return (
    <section className={styles.pending} aria-label={texts.pendingTitle(waiting.length)}>
      <h2>{texts.pendingTitle(waiting.length)}</h2>
      <ul>
        {waiting.slice(0, mostShown).map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
      {waiting.length > mostShown ? <p>{texts.more(waiting.length - mostShown)}</p> : null}
      <TranslateSongButton client={client} songId={sheet.song.id} onTranslated={onTranslated} />
    </section>
  )
}
