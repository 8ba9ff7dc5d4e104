import { addLyricsTexts as texts } from '@duologue/domain/messages/songs/add-lyrics'
import type { Client } from '../../api/client'
import { useSheetValue } from '../../autosave/use-sheet-value'
import { tellFailure } from '../../session/tell-failure'
import button from '../../ui/button.module.css'
import { notify } from '../../ui/feedback/notify'
import { useSending } from '../../ui/feedback/use-sending'
import type { AddSheet } from './add-sheet'
import styles from './pending-lyrics.module.css'

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
  const [isSending, send] = useSending()
  const isDirty = useSheetValue(sheet, it => it.now().isDirty)
  const waiting = sheet.song.lyrics.filter(lyric => lyric.translationPending)
  if (isDirty) return null
  const translate = async () => {
    try {
      const { translated } = await client.translation.translateSong({
        params: { id: sheet.song.id },
      })
      if (translated === 0) return notify('warning', texts.notTranslated)
      notify('success', texts.translated(translated))
      onTranslated()
    } catch (error) {
      tellFailure(error)
    }
  }
  return (
    <section className={styles.pending} aria-label={texts.pendingTitle(waiting.length)}>
      <h2>{texts.pendingTitle(waiting.length)}</h2>
      <ul>
        {waiting.slice(0, mostShown).map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
      {waiting.length > mostShown ? <p>{texts.more(waiting.length - mostShown)}</p> : null}
      <button
        type="button"
        className={button.secondary}
        disabled={isSending}
        onClick={() => send(translate)}
      >
        {texts.translateNow}
      </button>
    </section>
  )
}
