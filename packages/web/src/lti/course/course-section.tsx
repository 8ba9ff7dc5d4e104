import type { CourseOfClass } from '@duologue/contract/lti/course-calls'
import { courseOfClassTexts as texts } from '@duologue/domain/messages/lti/course-of-class'
import { day } from '@duologue/domain/messages/said-in'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Client } from '../../api/client'
import { LoadFailed } from '../../ui/feedback/load-failed'
import { SettingsSection } from '../../ui/fields/settings-section'
import { CompareMembers } from './compare-members'
import styles from './course-section.module.css'
import { CourseSlips } from './course-slips'
import { courseQuery } from './get-course-of-class-query'
import { LeaveCourseButton } from './leave-course-of-class'

/** Dates that were over when the links of a copied course were opened here, and links that lead nowhere. */
function CopiedCourse({ course: { moved, deadLinks } }: { course: CourseOfClass }) {
  return (
    <>
      {moved.length > 0 ? (
        <>
          <h3>{texts.moved}</h3>
          <p className={styles.told}>{texts.movedLead}</p>
          <ul className={styles.list}>
            {moved.map(({ id, title, was, dateDue }) => (
              <li key={id} className={styles.row}>
                <div>
                  <bdi>{title}</bdi>
                  <p className={styles.told}>
                    {texts.movedOne(day(Date.parse(was)), day(Date.parse(dateDue)))}
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {deadLinks > 0 ? <p>{texts.deadLinks(deadLinks)}</p> : null}
    </>
  )
}

/** The course of a learning platform that a class is (lti.md#course-of-a-class); nothing where it is none. */
export function CourseSection({
  client,
  found,
  onChanged,
}: {
  client: Client
  found: { id: string; role?: string | undefined; isArchived?: boolean | undefined }
  /** Who is in the class, or how they are called, is otherwise now. */
  onChanged: () => Promise<void>
}) {
  const queries = useQueryClient()
  const { data, isError, refetch } = useQuery(courseQuery(client, found.id))
  const show = (course: CourseOfClass | null) =>
    queries.setQueryData(courseQuery(client, found.id).queryKey, course)
  if (isError && data === undefined)
    return (
      <SettingsSection title={texts.title}>
        <LoadFailed message={texts.loadFailed} onRetry={() => void refetch()} />
      </SettingsSection>
    )
  // Most classes are none, and have no such part while it is not known.
  if (!data) return null
  return (
    <SettingsSection title={texts.title}>
      <p>
        {texts.is(data.title, data.platform)} {texts.since(day(Date.parse(data.since)))}
      </p>
      {data.isOn ? null : <p className={styles.failed}>{texts.isOff}</p>}
      {data.tellsMembers ? null : <p className={styles.told}>{texts.tellsNobody}</p>}
      {data.tellsMembers && data.isOn && !found.isArchived ? (
        <CompareMembers client={client} id={found.id} onChanged={onChanged} />
      ) : null}
      <CourseSlips client={client} found={found} course={data} onSent={show} />
      <CopiedCourse course={data} />
      {found.role === 'coTeacher' ? null : (
        <LeaveCourseButton client={client} id={found.id} onLeft={() => show(null)} />
      )}
    </SettingsSection>
  )
}
