import type { LanguageCode } from '@duologue/domain/choices/languages'
import { pronunciationEditorTexts as texts } from '@duologue/domain/messages/pronunciation/pronunciation-editor'
import type { PronunciationItem } from '@duologue/domain/pronunciation/item'
import type { PastedItem } from '@duologue/domain/pronunciation/paste-items'
import type { Client } from '../../api/client'
import { Dialog } from '../../ui/dialogs/dialog'
import { MissesDialog } from './get-missed-items-dialog'
import type { Way } from './item-way'
import { PasteDialog } from './paste-dialog'
import { conversationSource, songSource } from './word-sources'
import { WordsDialog } from './words-dialog'

/** The dialog of one way to items; all but pasting need to know the language, and are not opened without. */
export function WayDialog({
  way,
  client,
  language,
  ...given
}: {
  way: Way
  client: Client
  language: LanguageCode | null
  listed: readonly PronunciationItem[]
  onAdd: (items: readonly PastedItem[]) => void
  onClose: () => void
}) {
  if (way === 'paste') return <PasteDialog {...given} />
  if (language === null) return null
  if (way === 'misses') return <MissesDialog client={client} language={language} {...given} />
  const source =
    way === 'song' ? songSource(client, language) : conversationSource(client, language)
  if (!source)
    return (
      <Dialog title={texts.fromSong} onClose={given.onClose}>
        <p>{texts.noSongs}</p>
      </Dialog>
    )
  return <WordsDialog source={source} language={language} {...given} />
}
