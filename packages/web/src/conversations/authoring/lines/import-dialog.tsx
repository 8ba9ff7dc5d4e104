import type { ConversationEdit, EditedLine } from '@duologue/domain/conversations/conversation-edit'
import { conversationLimits as limits } from '@duologue/domain/conversations/conversation-limits'
import { emptyLine } from '@duologue/domain/conversations/line-actions'
import { type ImportedLines, linesOfFile } from '@duologue/domain/conversations/script/export-lines'
import { authoringTexts as texts } from '@duologue/domain/messages/conversations/authoring'
import { useState } from 'react'
import { newKey } from '../../../api/new-key'
import { DialogForm } from '../../../ui/dialogs/dialog-form'
import { FileField } from '../../../ui/fields/file-field'
import { Toggle } from '../../../ui/fields/toggle'

/**
 * Adds the lines of a CSV or JSON file to a conversation, or puts them in place of its lines
 * (conversations.md#importing-lines).
 */
export function ImportDialog({
  now,
  onLines,
  onClose,
}: {
  now: () => ConversationEdit
  onLines: (dialogue: EditedLine[]) => void
  onClose: () => void
}) {
  const [read, setRead] = useState<ImportedLines | 'unreadable' | null>(null)
  const [isReplacing, setIsReplacing] = useState(false)
  const found = read === null || read === 'unreadable' ? null : read
  const free = limits.mostLines - (isReplacing ? 0 : now().dialogue.length)
  const taken = found?.lines.slice(0, free) ?? []
  const choose = async (file: File) => {
    const { character1, character2 } = now()
    const lines = linesOfFile(await file.text(), [character1.name, character2.name])
    setRead(lines && lines.lines.length > 0 ? lines : 'unreadable')
  }
  const add = () => {
    const made = taken.map(line => ({
      ...emptyLine(newKey(), line.character),
      ...line,
      translationSource: line.translation === null ? null : 'human',
    }))
    onLines([...(isReplacing ? [] : now().dialogue), ...made])
  }
  return (
    <DialogForm
      title={texts.importTitle}
      submit={texts.importAdds(taken.length)}
      isSending={false}
      isReady={taken.length > 0}
      onSubmit={add}
      onClose={onClose}
    >
      <p>{texts.importLead}</p>
      <FileField
        label={texts.file}
        hint={texts.fileEndings}
        accept=".csv,.json,.tsv,.txt,text/csv,application/json"
        fault={read === 'unreadable' ? texts.notReadable : undefined}
        sent={null}
        onFile={file => void choose(file)}
        onCancel={() => undefined}
      />
      <Toggle isOn={isReplacing} onChange={setIsReplacing} label={texts.importReplaces} />
      <div role="status">
        {found && found.rejected.length > 0 ? <p>{texts.rejected(found.rejected.length)}</p> : null}
        {found && taken.length < found.lines.length ? <p>{texts.tooManyLines}</p> : null}
      </div>
    </DialogForm>
  )
}
