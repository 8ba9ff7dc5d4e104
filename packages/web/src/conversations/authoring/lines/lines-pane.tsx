import type { ConversationEdit, EditedLine } from '@duologue/domain/conversations/conversation-edit'
import { conversationLimits as limits } from '@duologue/domain/conversations/conversation-limits'
import { swapCharacters } from '@duologue/domain/conversations/line-actions'
import { authoringTexts as texts } from '@duologue/domain/messages/conversations/authoring'
import { useCallback, useEffect, useMemo, useState } from 'react'
import button from '../../../ui/button.module.css'
import { UndoBar } from '../../../ui/feedback/undo-bar'
import { NothingFound } from '../../../ui/lists/nothing-found'
import { BulkActions } from './bulk-actions'
import { type LineActions, lineActionsOf } from './line-actions-of'
import { LineRow, textFieldOf } from './line-row'
import styles from './lines-pane.module.css'
import { useSpeech } from './use-speech'

/** A line that was just deleted, and where it stood. */
interface Deleted {
  line: EditedLine
  place: number
}

/** The lines of a conversation with all that can be done with them (conversations.md#line-actions). */
export function LinesPane({
  now,
  draft,
  onLines,
  onFocus,
  save,
}: {
  /** The edit as it is when something is done. */
  now: () => ConversationEdit
  draft: ConversationEdit
  onLines: (dialogue: EditedLine[]) => void
  onFocus: (id: string) => void
  save: () => Promise<boolean>
}) {
  const [deleted, setDeleted] = useState<Deleted | null>(null)
  const [said, setSaid] = useState('')
  const [wanted, setWanted] = useState<string | null>(null)
  const { dialogue, language, translationLanguage, character1, character2 } = draft
  const [name1, name2] = [character1.name, character2.name]
  const forget = useCallback(() => setDeleted(null), [])
  useEffect(() => {
    if (wanted !== null) document.getElementById(textFieldOf(wanted))?.focus()
  }, [wanted])
  const speak = useSpeech(now, language, onLines, save)
  const shared = useMemo(() => {
    const plain = lineActionsOf(now, onLines, (line, place) => setDeleted({ line, place }))
    const actions: LineActions = {
      ...plain,
      add: after => {
        if (now().dialogue.length >= limits.mostLines) return ''
        const id = plain.add(after)
        setWanted(id)
        return id
      },
      move: (id, by) => {
        plain.move(id, by)
        const lines = now().dialogue
        setSaid(texts.moved(lines.findIndex(line => line.id === id) + 1, lines.length))
      },
    }
    return { language, translationLanguage, names: [name1, name2] as const, actions, speak }
  }, [now, onLines, language, translationLanguage, name1, name2, speak])
  const undo = () => {
    if (!deleted) return
    onLines(now().dialogue.toSpliced(deleted.place, 0, deleted.line))
    setDeleted(null)
  }
  return (
    <section className={styles.pane} aria-labelledby="lines-title">
      <div className={styles.head}>
        <h2 id="lines-title">{texts.lines}</h2>
        <span className={styles.count}>{texts.linesOf(dialogue.length, limits.mostLines)}</span>
        <button
          type="button"
          className={button.quiet}
          disabled={dialogue.length === 0}
          onClick={() => onLines(swapCharacters(now().dialogue))}
        >
          {texts.swap}
        </button>
      </div>
      <BulkActions now={now} draft={draft} onLines={onLines} speak={speak} />
      {dialogue.length === 0 ? <NothingFound title={texts.noLines} /> : null}
      <p className={styles.help}>{texts.keysHelp}</p>
      <ol className={styles.lines}>
        {dialogue.map((line, index) => (
          <LineRow
            key={line.id}
            line={line}
            place={index + 1}
            total={dialogue.length}
            shared={shared}
            onFocus={onFocus}
          />
        ))}
      </ol>
      <button
        type="button"
        className={button.primary}
        disabled={dialogue.length >= limits.mostLines}
        onClick={() => shared.actions.add()}
      >
        {texts.addLine}
      </button>
      <UndoBar
        what={deleted}
        text={texts.lineDeleted}
        undo={texts.undo}
        onUndo={undo}
        onGone={forget}
      />
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </section>
  )
}
