import { pronunciationEditorTexts as texts } from '@duologue/domain/messages/pronunciation/pronunciation-editor'
import { editorTexts } from '@duologue/domain/messages/saving/editors'
import type { PronunciationItem } from '@duologue/domain/pronunciation/item'
import { type PastedItem, pasteItems } from '@duologue/domain/pronunciation/paste-items'
import { useState } from 'react'
import { DialogForm } from '../../ui/dialogs/dialog-form'
import { TextArea } from '../../ui/fields/text-area'
import { inTranslation } from '../../ui/written-in'
import styles from './paste-dialog.module.css'

/** Two columns are pasted, with a preview of what comes of them (pronunciation.md#pasting-items). */
export function PasteDialog({
  listed,
  onAdd,
  onClose,
}: {
  listed: readonly PronunciationItem[]
  onAdd: (items: readonly PastedItem[]) => void
  onClose: () => void
}) {
  const [pasted, setPasted] = useState('')
  const { items, messages } = pasteItems(pasted, listed)
  return (
    <DialogForm
      title={texts.pasteTitle}
      submit={texts.addItems(items.length)}
      isSending={false}
      isReady={items.length > 0}
      onSubmit={() => onAdd(items)}
      onClose={onClose}
    >
      <p>{texts.pasteLead}</p>
      <TextArea
        label={texts.pasted}
        rows={8}
        value={pasted}
        spellCheck={false}
        onChange={event => setPasted(event.target.value)}
      />
      <div role="status">
        {messages.length > 0 ? (
          <ul className={styles.messages}>
            {messages.map(message => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        ) : null}
      </div>
      <h3 id="paste-preview" className={styles.title}>
        {texts.preview}
      </h3>
      {items.length === 0 ? (
        <p className={styles.nothing}>{texts.nothingRead}</p>
      ) : (
        // Whoever works by keyboard must be able to scroll it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className={styles.scroll} tabIndex={0} role="region" aria-labelledby="paste-preview">
          <table>
            <thead>
              <tr>
                <th scope="col">{editorTexts.text}</th>
                <th scope="col">{editorTexts.translation}</th>
              </tr>
            </thead>
            <tbody>
              {items.map(({ text, translation }) => (
                <tr key={text}>
                  <th scope="row" dir="auto">
                    {text}
                  </th>
                  <td {...inTranslation}>{translation}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </DialogForm>
  )
}
