import type { ConversationEdit, EditedLine } from '@duologue/domain/conversations/conversation-edit'
import {
  recordLinesTexts,
  authoringTexts as texts,
} from '@duologue/domain/messages/conversations/authoring'
import { slugify } from '@duologue/domain/text/slug'
import { Suspense, useState } from 'react'
import button from '../../../ui/button.module.css'
import { fetchPart } from '../../../ui/feedback/fetch-part'
import { latePart, useFetchedAhead } from '../../../ui/feedback/late-part'
import { saveBlob } from '../../../ui/save-blob'
import styles from './bulk-actions.module.css'
import { TranslateTextsButton } from './translate-texts-button'
import type { Speak } from './use-save-speech'

// Only where a voice is set up, and a line without a clip waits for it.
const GenerateMissing = latePart(async () => (await import('./generate-missing')).GenerateMissing)
const ImportDialog = latePart(async () => (await import('./import-dialog')).ImportDialog)

const RecordLinesDialog = latePart(
  async () => (await import('./record-lines-dialog')).RecordLinesDialog,
)

/** What is opened later: whoever loses the connection must be able to go on. */
const ahead = [GenerateMissing, ImportDialog, RecordLinesDialog]

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
  const [isImporting, setIsImporting] = useState(false)
  const [isRecording, setIsRecording] = useState(false)
  const { dialogue } = draft
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
  return (
    <div className={styles.bulk}>
      {speak ? (
        <Suspense>
          <GenerateMissing draft={draft} speak={speak} />
        </Suspense>
      ) : null}
      {dialogue.some(({ text }) => text.trim() !== '') ? (
        <button type="button" className={button.secondary} onClick={() => setIsRecording(true)}>
          {recordLinesTexts.title}
        </button>
      ) : null}
      <TranslateTextsButton now={now} draft={draft} onLines={onLines} />
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
      {isRecording ? (
        <Suspense>
          <RecordLinesDialog now={now} onLines={onLines} onClose={() => setIsRecording(false)} />
        </Suspense>
      ) : null}
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
