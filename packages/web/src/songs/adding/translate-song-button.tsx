import { addLyricsTexts as texts } from '@duologue/domain/messages/songs/add-lyrics'
import type { Client } from '../../api/client'
import { tellFailure } from '../../session/tell-failure'
import button from '../../ui/button.module.css'
import { notify } from '../../ui/feedback/notify'
import { useSending } from '../../ui/feedback/use-sending'

/** Has the lyrics translated whose translation is still missing (lyrics.md#pending-translations). */
export function TranslateSongButton({
  client,
  songId,
  onTranslated,
}: {
  client: Client
  songId: string
  /** Some were translated: what is shown must be read anew. */
  onTranslated: () => void
}) {
  const [isSending, send] = useSending()
  const translate = async () => {
    try {
      const { translated } = await client.translation.translateSong({ params: { id: songId } })
      if (translated === 0) return notify('warning', texts.notTranslated)
      notify('success', texts.translated(translated))
      onTranslated()
    } catch (error) {
      tellFailure(error)
    }
  }
  return (
    <button
      type="button"
      className={button.secondary}
      disabled={isSending}
      onClick={() => send(translate)}
    >
      {texts.translateNow}
    </button>
  )
}
