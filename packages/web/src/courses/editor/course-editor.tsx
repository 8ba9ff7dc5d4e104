import type { Course } from '@duologue/contract/courses/course-shapes'
import { languageOf } from '@duologue/domain/choices/languages'
import type { CourseUnit } from '@duologue/domain/courses/course'
import { isCourseEditValid } from '@duologue/domain/courses/course-edit'
import { courseDescriptionFault, courseTitleFault } from '@duologue/domain/courses/course-fields'
import { courseLimits as limits } from '@duologue/domain/courses/course-limits'
import {
  courseSaveTexts,
  courseEditorTexts as texts,
} from '@duologue/domain/messages/courses/course-editor'
import { shell } from '@duologue/domain/messages/site/shell'
import { slugify } from '@duologue/domain/text/slug'
import { Link } from '@tanstack/react-router'
import { Suspense, useCallback, useMemo, useState } from 'react'
import type { Client } from '../../api/client'
import { useAutosaver } from '../../autosave/use-autosaver'
import { LanguageField } from '../../editor-kit/choice-fields'
import { EditorFrame } from '../../editor-kit/editor-frame'
import frame from '../../editor-kit/editor-frame.module.css'
import button from '../../ui/button.module.css'
import { latePart, useFetchedAhead } from '../../ui/feedback/late-part'
import { TextArea } from '../../ui/fields/text-area'
import { TextField } from '../../ui/fields/text-field'
import { type KnownItem, type KnownItems, knownItems } from './known-items'
import { UnitsPane } from './units-pane'
import { courseSaver } from './update-course-saver'

// Hardly anybody is ever told of this.
const CourseVersion = latePart(async () => (await import('./course-version')).CourseVersion)
// They stand below what is written, and may come a moment later.
const PublishCoursePanel = latePart(
  async () => (await import('./publish-course-panel')).PublishCoursePanel,
)
const DeleteCourseButton = latePart(
  async () => (await import('./delete-course-button')).DeleteCourseButton,
)

/** What comes later: whoever loses the connection must be able to go on. */
const ahead = [CourseVersion, PublishCoursePanel, DeleteCourseButton]

/** The editor of a course (courses.md#editing): its fields and its units, saved by themselves, and publishing. */
export function CourseEditor({
  client,
  course,
  user,
  onSaved,
  onGone,
  onDeleted,
}: {
  client: Client
  course: Course
  user: string
  onSaved: (course: Course) => void
  /** It is not there any more. */
  onGone: () => void
  onDeleted: () => Promise<unknown>
}) {
  useFetchedAhead(ahead)
  const { saver, editing } = useAutosaver(() => courseSaver(client, course, user, onSaved, onGone))
  const [added, setAdded] = useState<KnownItems>(new Map())
  const known = useMemo(
    () => new Map([...added, ...knownItems(course.units)]),
    [added, course.units],
  )
  const { draft } = editing
  const isValid = isCourseEditValid(draft)
  const now = useCallback(() => saver.now().draft.units, [saver])
  const onUnits = useCallback((units: CourseUnit[]) => saver.edit({ units }), [saver])
  const onKnown = (item: KnownItem) => setAdded(before => new Map(before).set(item.id, item))
  return (
    <EditorFrame
      saver={saver}
      editing={editing}
      isValid={isValid}
      title={shell.editCourse}
      texts={courseSaveTexts}
      aside={
        <Link
          to="/courses/$courseId/$"
          params={{ courseId: course.shortid, _splat: slugify(course.title) }}
          className={button.secondary}
        >
          {texts.view}
        </Link>
      }
      version={(edit, fields) => <CourseVersion edit={edit} fields={fields} known={known} />}
    >
      <div className={frame.fields}>
        <TextField
          label={texts.title}
          value={draft.title}
          maxLength={limits.title}
          fault={courseTitleFault(draft.title)}
          onChange={event => saver.edit({ title: event.target.value })}
        />
        <TextArea
          label={texts.description}
          value={draft.description}
          maxLength={limits.description}
          fault={courseDescriptionFault(draft.description)}
          onChange={event => saver.edit({ description: event.target.value })}
        />
        <LanguageField
          label={texts.translationLanguage}
          value={draft.translationLanguage ?? ''}
          onChange={event =>
            saver.edit({ translationLanguage: languageOf(event.target.value) ?? null })
          }
        >
          <option value="">{texts.anyLanguage}</option>
        </LanguageField>
      </div>
      <UnitsPane
        client={client}
        user={user}
        course={{ language: course.language, translationLanguage: draft.translationLanguage }}
        units={draft.units}
        now={now}
        known={known}
        onUnits={onUnits}
        onKnown={onKnown}
      />
      <Suspense>
        <PublishCoursePanel
          draft={draft}
          known={known}
          isValid={isValid}
          isHeld={course.settings.isHeld === true}
          onEdit={saver.edit}
          save={() => saver.flush()}
        />
        <DeleteCourseButton client={client} id={course.id} onDeleted={onDeleted} />
      </Suspense>
    </EditorFrame>
  )
}
