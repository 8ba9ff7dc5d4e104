import type { ConversationEdit } from '@duologue/domain/conversations/conversation-edit'
import { publishBlockText } from '@duologue/domain/conversations/publish-block-text'
import { publishBlocks } from '@duologue/domain/conversations/publish-blocks'
import { publishWarnings } from '@duologue/domain/conversations/publish-warnings'
import {
  publishWarningTexts,
  publishTexts as texts,
} from '@duologue/domain/messages/conversations/publishing'
import { heldTexts } from '@duologue/domain/messages/reports/held'
import { PublishButton } from '../../editor-kit/publish-button'
import styles from './conversation-editor.module.css'

/** Whether a conversation can be published, and what an author should know before (conversations.md#publishing). */
export function PublishPanel({
  draft,
  isValid,
  isHeld,
  classes,
  onEdit,
  save,
}: {
  draft: ConversationEdit
  isValid: boolean
  /** A report has hidden it, and editors decide when it is shown again. */
  isHeld: boolean
  /** How many classes have it assigned. */
  classes: number
  onEdit: (change: Partial<ConversationEdit>) => void
  save: () => Promise<boolean>
}) {
  const { isPublished, hasRights } = draft
  const blocks = publishBlocks(draft)
  const warnings = publishWarnings(draft)
  return (
    <section className={styles.publish} aria-labelledby="publish-title">
      <h2 id="publish-title">{texts.publishing}</h2>
      <p>{isPublished ? texts.isPublished : isHeld ? heldTexts.held : texts.isDraft}</p>
      {!isPublished && classes > 0 ? <p>{texts.stillReached(classes)}</p> : null}
      <label className={styles.rights}>
        <input
          type="checkbox"
          checked={hasRights}
          onChange={event => onEdit({ hasRights: event.target.checked })}
        />
        <span>{texts.rights}</span>
      </label>
      <div role="status" className={styles.checks}>
        {blocks.length > 0 ? (
          <>
            <p>{isPublished ? texts.stays : texts.before}</p>
            <ul className={styles.blocks}>
              {blocks.map(block => (
                <li key={block}>{publishBlockText(block, draft)}</li>
              ))}
            </ul>
          </>
        ) : null}
        {warnings.length > 0 ? (
          <>
            <p>{texts.goodToKnow}</p>
            <ul>
              {warnings.map(warning => (
                <li key={warning}>{publishWarningTexts[warning]}</li>
              ))}
            </ul>
          </>
        ) : null}
        {blocks.length === 0 && warnings.length === 0 ? <p>{texts.ready}</p> : null}
      </div>
      <PublishButton
        isPublished={isPublished}
        isBlocked={blocks.length > 0 || !isValid || isHeld}
        texts={texts}
        onEdit={onEdit}
        save={save}
      />
    </section>
  )
}
