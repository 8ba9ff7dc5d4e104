import type { CourseEdit } from '@duologue/domain/courses/course-edit'
import { courseEditorTexts as texts } from '@duologue/domain/messages/courses/course-editor'
import { coursePageTexts } from '@duologue/domain/messages/courses/course-page'
import { languageName } from '@duologue/domain/messages/language-name'
import { VersionFields, VersionRows } from '../../editor-kit/version-fields'
import { inAnyLanguage } from '../../ui/written-in'
import type { KnownItems } from './known-items'

/** The fields in question of a course that was changed in two places at once, as one of them has it. */
export function CourseVersion({
  edit,
  fields,
  known,
}: {
  edit: CourseEdit
  fields: readonly (keyof CourseEdit)[]
  known: KnownItems
}) {
  const { title, description, translationLanguage, units, isPublished } = edit
  const version = {
    title,
    description,
    translationLanguage: translationLanguage
      ? languageName(translationLanguage)
      : texts.anyLanguage,
    isPublished: isPublished ? texts.isPublished : texts.isDraft,
    units: (
      <VersionRows label={texts.units}>
        {units.map(({ key, title: name, level, aims, items }, index) => (
          <li key={key}>
            <strong>
              {coursePageTexts.unit(index + 1)} <span {...inAnyLanguage}>{name}</span> {level}
            </strong>
            {aims.map(aim => (
              <p key={aim} {...inAnyLanguage}>
                {aim}
              </p>
            ))}
            <ul>
              {items.map(({ id }) => (
                <li key={id} {...inAnyLanguage}>
                  {known.get(id)?.title ?? '–'}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </VersionRows>
    ),
  }
  return <VersionFields version={version} fields={fields} />
}
