import type { CourseCard as Card } from '@duologue/contract/courses/course-shapes'
import { coverOfCourse } from '@duologue/domain/courses/cover-of-course'
import { courseFactTexts as texts } from '@duologue/domain/messages/courses/course-page'
import { slugify } from '@duologue/domain/text/slug'
import { Link } from '@tanstack/react-router'
import { AuthorName } from '../ui/author-name'
import frame from '../ui/card.module.css'
import { inAnyLanguage } from '../ui/written-in'

/** A course as a card: title, how many units, language, levels and author (courses.md#fields). */
export function CourseCard({ course }: { course: Card }) {
  const { shortid, title, description, language, levels, author, units } = course
  return (
    <article className={frame.card}>
      <span className={frame.cover}>
        <img src={coverOfCourse(course)} alt="" width="640" height="360" loading="lazy" />
        {course.settings.isPublished ? null : <span className={frame.draft}>{texts.draft}</span>}
        <span className={frame.count}>{texts.units(units)}</span>
      </span>
      <span className={frame.text}>
        <strong className={frame.title} {...inAnyLanguage}>
          <Link to="/courses/$courseId/$" params={{ courseId: shortid, _splat: slugify(title) }}>
            {title}
          </Link>
        </strong>
        {description ? (
          <span className={frame.description} {...inAnyLanguage}>
            {description}
          </span>
        ) : null}
        <span className={frame.facts}>
          <span lang={language}>{course.ownLanguageName}</span>
          {levels.length > 0 ? <span>{levels.join(' · ')}</span> : null}
        </span>
        <span className={frame.author}>
          {texts.by} <AuthorName author={author} />
        </span>
      </span>
    </article>
  )
}
