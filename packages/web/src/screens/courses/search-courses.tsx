import { courseListTexts as texts } from '@duologue/domain/messages/courses/course-lists'
import { shell } from '@duologue/domain/messages/site/shell'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { CourseFilterForm } from '../../courses/course-filter-form'
import { type CourseFilters, readCourseFilters } from '../../courses/course-filters'
import { CourseResults } from '../../courses/course-results'
import button from '../../ui/button.module.css'
import { NothingFound } from '../../ui/lists/nothing-found'
import page from '../../ui/page.module.css'

const route = getRouteApi('/main/courses')

/** /courses (courses.md#searching): courses by language and level. */
export function SearchCourses() {
  const filters = readCourseFilters(route.useSearch())
  const navigate = route.useNavigate()
  // What was just chosen shows at once; the address and the results follow when they are there.
  const [asked, setAsked] = useState<CourseFilters | null>(null)
  const change = async (search: CourseFilters) => {
    setAsked(search)
    await navigate({ search, replace: true, resetScroll: false })
    setAsked(latest => (latest === search ? null : latest))
  }
  const isFiltered = Object.keys(filters).length > 0
  return (
    <div className={`${page.page} ${page.stack}`}>
      <div>
        <div className={page.sectionHead}>
          <h1>{shell.courses}</h1>
          <Link className={button.secondary} to="/courses/create">
            {shell.newCourse}
          </Link>
        </div>
        <p>{texts.lead}</p>
      </div>
      <CourseFilterForm filters={asked ?? filters} onChange={next => void change(next)} />
      <CourseResults
        filters={filters}
        count={texts.found}
        isBusy={asked !== null}
        empty={
          <NothingFound
            title={texts.noResults}
            {...(isFiltered ? { hint: texts.noResultsHint } : {})}
          >
            {isFiltered ? <Link to="/courses">{texts.clearFilters}</Link> : null}
            <Link to="/search/conversations">{shell.findConversation}</Link>
          </NothingFound>
        }
      />
    </div>
  )
}
