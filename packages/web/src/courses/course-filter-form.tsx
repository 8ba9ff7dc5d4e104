import { shell } from '@duologue/domain/messages/site/shell'
import { LanguageField, LevelField } from '../editor-kit/choice-fields'
import { AllLanguages } from '../ui/fields/language-options'
import form from '../ui/search-form.module.css'
import { type AskedCourses, type CourseFilters, readCourseFilters } from './course-filters'

/**
 * What courses are searched by (courses.md#searching). It is a real GET form, which leads to its own page, before any
 * script has come (site.md#before-scripts).
 */
export function CourseFilterForm({
  filters,
  onChange,
}: {
  filters: CourseFilters
  onChange: (filters: CourseFilters) => void
}) {
  const change = (changed: AskedCourses) => onChange(readCourseFilters({ ...filters, ...changed }))
  return (
    <search>
      <form className={form.form} onSubmit={event => event.preventDefault()}>
        <LanguageField
          name="language"
          value={filters.language ?? 'all'}
          onChange={event => change({ language: event.target.value })}
        >
          <AllLanguages />
        </LanguageField>
        <LevelField
          name="difficulty"
          value={filters.difficulty ?? 'all'}
          onChange={event => change({ difficulty: event.target.value })}
        />
        <noscript>
          <button type="submit">{shell.search}</button>
        </noscript>
      </form>
    </search>
  )
}
