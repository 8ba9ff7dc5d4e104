import { courseEditorTexts as texts } from '@duologue/domain/messages/courses/course-editor'
import type { Client } from '../../api/client'
import { makeCall } from '../../session/make-call'
import button from '../../ui/button.module.css'
import { TypedDeleteButton } from '../../ui/dialogs/typed-delete-button'

/** Deletes a course for good (courses.md#deleting-one). */
export function DeleteCourseButton({
  client,
  id,
  onDeleted,
}: {
  client: Client
  id: string
  onDeleted: () => Promise<unknown>
}) {
  const remove = async () => {
    await client.courses.deleteCourse({ params: { id } })
    await onDeleted()
  }
  return (
    <p>
      <TypedDeleteButton
        label={texts.delete}
        className={button.quiet}
        title={texts.delete}
        warning={texts.deleteWarning}
        onDelete={() => makeCall(client, remove, texts.deleted)}
      />
    </p>
  )
}
