import type { LanguageCode } from '@duologue/domain/choices/languages'
import { pronunciationEditorTexts as texts } from '@duologue/domain/messages/pronunciation/pronunciation-editor'
import { shell } from '@duologue/domain/messages/site/shell'
import type { PronunciationItem } from '@duologue/domain/pronunciation/item'
import type { PastedItem } from '@duologue/domain/pronunciation/paste-items'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Client } from '../../api/client'
import button from '../../ui/button.module.css'
import { Dialog } from '../../ui/dialogs/dialog'
import { ChooseItems } from './choose-items'

/** What its author got wrong in the game becomes a list (pronunciation.md#creating-one: From my mistakes). */
export function MissesDialog({
  client,
  language,
  listed,
  onAdd,
  onClose,
}: {
  client: Client
  language: LanguageCode
  listed: readonly PronunciationItem[]
  onAdd: (items: readonly PastedItem[]) => void
  onClose: () => void
}) {
  const misses = useQuery({
    queryKey: ['pronunciation-lists', 'misses to list', language],
    queryFn: () => client.pronunciation.getMissedItems({ query: { language } }),
    staleTime: 0,
  })
  return (
    <Dialog title={texts.missesTitle} onClose={onClose}>
      <ChooseItems
        label={texts.missesTitle}
        language={language}
        items={misses.data?.items}
        failed={misses.isError ? texts.missesFailed : undefined}
        empty={
          <>
            <p>{texts.noMisses}</p>
            <Link className={button.primary} to="/pronunciation/game">
              {shell.pronunciationGame}
            </Link>
          </>
        }
        listed={listed}
        onAdd={onAdd}
      />
    </Dialog>
  )
}
