import type { ConversationEdit, EditedLine } from '@duologue/domain/conversations/conversation-edit'
import { authoringTexts as texts } from '@duologue/domain/messages/conversations/authoring'
import { slugify } from '@duologue/domain/text/slug'
import { useRouteContext } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { makeCall } from '../../../session/make-call'
import button from '../../../ui/button.module.css'
import { fetchPart } from '../../../ui/feedback/fetch-part'
import { latePart, useFetchedAhead } from '../../../ui/feedback/late-part'
import { notify } from '../../../ui/feedback/notify'
import { useSending } from '../../../ui/feedback/use-sending'
import { saveBlob } from '../../../ui/save-blob'
import styles from './bulk-actions.module.css'
import { GenerateMissing } from './generate-missing'
import type { Speak } from './use-speech'

const ImportDialog = latePart(async () => (await import('./import-dialog')).ImportDialog)

/** What is opened later: whoever loses the connection must be able to go on. */
const ahead = [ImportDialog]

/**
 * What is done with all lines at once: translate those that miss it, import, export (conversations.md#exporting-lines).
 */
export function BulkActions({
  now,
  draft,
  onLines,
  speak,
}: {
  now: () => ConversationEdit
  draft: ConversationEdit
  onLines: (dialogue: EditedLine[]) => void
  /** Undefined where no voice is set up. */
  speak: Speak | undefined
}) {
  useFetchedAhead(ahead)
  const { client } = useRouteContext({ from: '__root__' })
  const [isImporting, setIsImporting] = useState(false)
  const [isSending, send] = useSending()
  const { dialogue } = draft
  const missing = dialogue.filter(line => !line.translation && line.text.trim() !== '')
  const save = async (kind: 'csv' | 'json') => {
    const script = await fetchPart(
      () => import('@duologue/domain/conversations/script/export-lines'),
    )
    if (!script) return
    const { title, character1, character2, dialogue: lines } = now()
    const names = [character1.name, character2.name] as const
    const text = kind === 'csv' ? script.linesToCsv(lines, names) : script.linesToJson(lines, names)
    const type = kind === 'csv' ? 'text/csv;charset=utf-8' : 'application/json'
    saveBlob(`${slugify(title) || 'conversation'}.${kind}`, new Blob([text], { type }))
  }
  const translate = () =>
    makeCall(client, async () => {
      const { language: from, translationLanguage: to } = now()
      const asked = [...new Set(missing.map(({ text }) => text.trim()))]
      const { translations, hasService } = await client.translation.translateTexts({
        body: { texts: asked, from, to },
      })
      const found = new Map(translations.map(told => [told.text, told]))
      let count = 0
      const lines = now().dialogue.map(line => {
        const told = found.get(line.text.trim())
        // Whatever was typed in the meantime stays.
        if (!told || line.translation) return line
        count += 1
        return { ...line, translation: told.translation, translationSource: told.source }
      })
      onLines(lines)
      if (count === 0 && !hasService) notify('info', texts.noTranslator)
      else notify('success', texts.translated(count))
    })
  return (
    <div className={styles.bulk}>
      {speak ? <GenerateMissing draft={draft} speak={speak} /> : null}
      {missing.length > 0 ? (
        <button
          type="button"
          className={button.secondary}
          disabled={isSending}
          onClick={() => send(translate)}
        >
          {texts.translateMissing(missing.length)}
        </button>
      ) : null}
      <button type="button" className={button.secondary} onClick={() => setIsImporting(true)}>
        {texts.importLines}
      </button>
      {dialogue.length === 0
        ? null
        : (['csv', 'json'] as const).map(kind => (
            <button
              key={kind}
              type="button"
              className={button.secondary}
              onClick={() => void save(kind)}
            >
              {kind === 'csv' ? texts.exportCsv : texts.exportJson}
            </button>
          ))}
      {isImporting ? (
        <Suspense>
          <ImportDialog
            now={now}
            onLines={lines => {
              onLines(lines)
              setIsImporting(false)
            }}
            onClose={() => setIsImporting(false)}
          />
        </Suspense>
      ) : null}
    </div>
  )
}
