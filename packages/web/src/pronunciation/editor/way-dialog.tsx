import type { LanguageCode } from '@duologue/domain/choices/languages'
import { pronunciationEditorTexts as texts } from '@duologue/domain/messages/pronunciation-editor'
import type { PronunciationItem } from '@duologue/domain/pronunciation/item'
import type { PastedItem } from '@duologue/domain/pronunciation/paste-items'
import type { Client } from '../../api/client'
import { Dialog } from '../../ui/dialog'
import type { Way } from './item-way'
import { MissesDialog } from './misses-dialog'
import { PasteDialog } from './paste-dialog'
import { conversationSource, songSource } from './word-sources'
import { WordsDialog } from './words-dialog'

const titles: Readonly<Record<Way, string>> = {
  paste: texts.pasteTitle,
  conversation: texts.fromConversation,
  song: texts.fromSong,
  misses: texts.missesTitle,
}

/** The dialog of one way to items; all but pasting need to know the language. */
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
  const told = (sentence: string) => (
    <Dialog title={titles[way]} onClose={given.onClose}>
      <p>{sentence}</p>
    </Dialog>
  )
  if (language === null) return told(texts.languageFirst)
  if (way === 'misses') return <MissesDialog client={client} language={language} {...given} />
  const source =
    way === 'song' ? songSource(client, language) : conversationSource(client, language)
  if (!source) return told(texts.noSongs)
  return <WordsDialog source={source} language={language} {...given} />
}
