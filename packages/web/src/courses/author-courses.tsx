import { courseEditorTexts } from '@duologue/domain/messages/courses/course-editor'
import { courseListTexts as texts } from '@duologue/domain/messages/courses/course-lists'
import { shell } from '@duologue/domain/messages/site/shell'
import { Link } from '@tanstack/react-router'
import button from '../ui/button.module.css'
import { NothingFound } from '../ui/lists/nothing-found'
import page from '../ui/page.module.css'
import { CourseResults } from './course-results'

/** The courses of one's own library, with their drafts (accounts.md#my-library). */
export function AuthorCourses({ author }: { author: string }) {
  const empty = (
    <NothingFound title={courseEditorTexts.nothingOwn} hint={courseEditorTexts.nothingOwnHint} />
  )
  return (
    <div className={page.stack}>
      <p>
        <Link className={button.primary} to="/courses/create">
          {shell.newCourse}
        </Link>
      </p>
      <CourseResults
        filters={{}}
        author={author}
        count={texts.courses}
        isBusy={false}
        empty={empty}
      />
    </div>
  )
}
