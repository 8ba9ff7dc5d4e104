import { editorTexts as texts } from '@duologue/domain/messages/saving/editors'
import type { SaveStatus } from '@duologue/domain/saving/save-status'
import { type ReactNode, Suspense, useState } from 'react'
import type { Autosaver, Editing } from '../autosave/autosaver'
import { LeaveGuard } from '../autosave/leave-guard'
import { SaveLine } from '../autosave/save-line'
import button from '../ui/button.module.css'
import { latePart, useFetchedAhead } from '../ui/feedback/late-part'
import { useSending } from '../ui/feedback/use-sending'
import styles from './editor-frame.module.css'

// Hardly anybody is ever told of this.
const ChangedElsewhere = latePart(
  async () => (await import('./changed-elsewhere')).ChangedElsewhere,
)

/** What comes later: whoever loses the connection must be able to go on. */
const ahead = [ChangedElsewhere]

/** Sends what waits and then leaves the editor; where two versions wait for a choice, they are shown. */
function FinishButton({
  onFinish,
}: {
  /** Must not throw. */
  onFinish: () => Promise<void>
}) {
  const [isSending, send] = useSending()
  return (
    <button
      type="button"
      className={button.primary}
      disabled={isSending}
      onClick={() => send(onFinish)}
    >
      {texts.finish}
    </button>
  )
}

/**
 * What stands around a thing that saves itself while it is edited (saving.md#autosave): its title and how saving
 * stands, which stay in view, the question of two versions, and the guard of what is not stored yet.
 */
export function EditorFrame<Edit extends object>({
  saver,
  editing,
  isValid,
  title,
  texts: saveTexts,
  badge,
  aside,
  note,
  version,
  changedElsewhere,
  onCheck,
  onFinish,
  children,
}: {
  saver: Autosaver<Edit>
  editing: Editing<Edit>
  isValid: boolean
  title: string
  texts: Readonly<Record<SaveStatus, string>>
  /** What stands beside the title. */
  badge?: ReactNode
  /** What stands at the end of the head. */
  aside?: ReactNode
  /** What whoever edits should know. */
  note?: string | undefined
  /** Some fields as one of two versions has them. */
  version: (edit: Edit, fields: readonly (keyof Edit)[]) => ReactNode
  changedElsewhere?: string
  /** Finish was pressed: all faults show. */
  onCheck?: () => void
  /** Leaves the editor, all is stored; without it there is no Finish. */
  onFinish?: () => void
  children: ReactNode
}) {
  useFetchedAhead(ahead)
  const [isComparing, setIsComparing] = useState(false)
  const { draft, conflict, isDirty } = editing
  const finish = async (leave: () => void) => {
    onCheck?.()
    if (await saver.flush({ isAsked: true })) leave()
    else setIsComparing(saver.now().conflict !== null)
  }
  return (
    <section className={styles.editor} aria-labelledby="editor-title">
      <div className={styles.head}>
        <h1 id="editor-title">{title}</h1>
        {badge}
        <div className={styles.status}>
          <SaveLine editing={editing} texts={saveTexts} onRetry={() => saver.flush()} />
          {isDirty && !isValid ? <p className={styles.fault}>{texts.notValid}</p> : null}
        </div>
        {aside}
        {onFinish ? <FinishButton onFinish={() => finish(onFinish)} /> : null}
      </div>
      {note === undefined ? null : <p className={styles.note}>{note}</p>}
      {conflict ? (
        <Suspense>
          <ChangedElsewhere
            says={changedElsewhere}
            mine={version(draft, conflict.fields)}
            theirs={version(conflict.theirs.fields, conflict.fields)}
            isOpen={isComparing}
            onOpen={setIsComparing}
            onChoose={whose => void saver.choose(whose)}
          />
        </Suspense>
      ) : null}
      {children}
      <LeaveGuard isDirty={() => saver.now().isDirty} save={() => saver.flush()} />
    </section>
  )
}
