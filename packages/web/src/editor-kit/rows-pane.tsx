import { editorTexts } from '@duologue/domain/messages/saving/editors'
import type { ReactNode } from 'react'
import button from '../ui/button.module.css'
import { UndoBar } from '../ui/feedback/undo-bar'
import { NothingFound } from '../ui/lists/nothing-found'
import styles from './rows-pane.module.css'
import type { useRows } from './use-rows'

/** What one sort of rows is called. */
interface PaneTexts {
  title: string
  counted: (rows: number, most: number) => string
  none: string
  help: string
  add: string
  deleted: string
}

/** The rows of a thing in their order, with what is done to them all at once; a deletion can be taken back. */
export function RowsPane({
  texts,
  count,
  most,
  rows: { actions, deleted, undo, forget, said },
  aside,
  tools,
  children,
}: {
  texts: PaneTexts
  count: number
  most: number
  rows: Pick<ReturnType<typeof useRows>, 'actions' | 'deleted' | 'undo' | 'forget' | 'said'>
  /** What stands at the end of the head. */
  aside?: ReactNode
  tools: ReactNode
  children: ReactNode
}) {
  return (
    <section className={styles.pane} aria-labelledby="rows-title">
      <div className={styles.head}>
        <h2 id="rows-title">{texts.title}</h2>
        <span className={styles.count}>{texts.counted(count, most)}</span>
        {aside}
      </div>
      {tools}
      {count === 0 ? <NothingFound title={texts.none} /> : null}
      <p className={styles.help}>{texts.help}</p>
      <ol className={styles.rows}>{children}</ol>
      <button
        type="button"
        className={button.secondary}
        disabled={count >= most}
        onClick={() => actions.add()}
      >
        {texts.add}
      </button>
      <UndoBar
        what={deleted}
        text={texts.deleted}
        undo={editorTexts.undo}
        onUndo={undo}
        onGone={forget}
      />
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </section>
  )
}
