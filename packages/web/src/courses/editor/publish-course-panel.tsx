import { itemsOf } from '@duologue/domain/courses/course'
import { courseBlocks } from '@duologue/domain/courses/course-blocks'
import type { CourseEdit } from '@duologue/domain/courses/course-edit'
import { courseWarnings } from '@duologue/domain/courses/course-warnings'
import { courseEditorTexts as texts } from '@duologue/domain/messages/courses/course-editor'
import { heldTexts } from '@duologue/domain/messages/reports/held'
import { PublishButton } from '../../editor-kit/publish-button'
import type { KnownItems } from './known-items'
import styles from './publish-course-panel.module.css'

const List = ({ says, sentences }: { says: string; sentences: readonly string[] }) =>
  sentences.length === 0 ? null : (
    <>
      <p>{says}</p>
      <ul>
        {sentences.map(sentence => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  )

/** Whether a course can be published, and what its author should know before (courses.md#publishing). */
export function PublishCoursePanel({
  draft,
  known,
  isValid,
  isHeld,
  onEdit,
  save,
}: {
  draft: CourseEdit
  known: KnownItems
  isValid: boolean
  /** A report has hidden it, and editors decide when it is shown again. */
  isHeld: boolean
  onEdit: (change: Partial<CourseEdit>) => void
  save: () => Promise<boolean>
}) {
  const { isPublished, units } = draft
  const drafts = itemsOf(units).filter(({ id }) => known.get(id)?.isDraft).length
  const blocks = isPublished ? [] : Object.values(courseBlocks(units, drafts))
  const warnings = courseWarnings(units)
  return (
    <section className={styles.publish} aria-labelledby="publish-title">
      <h2 id="publish-title">{texts.publishing}</h2>
      <p>{isPublished ? texts.isPublished : isHeld ? heldTexts.held : texts.isDraft}</p>
      <div role="status" className={styles.checks}>
        <List says={texts.before} sentences={blocks} />
        <List says={texts.goodToKnow} sentences={warnings} />
        {blocks.length === 0 && warnings.length === 0 ? <p>{texts.isReady}</p> : null}
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
