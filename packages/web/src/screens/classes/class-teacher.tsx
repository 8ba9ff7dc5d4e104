import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useAskedAgain } from '../../accounts/login-again/use-asked-again'
import { ClassFrame } from '../../classes/class-frame'
import { ClassTabs } from '../../classes/class-tabs'
import { classQuery } from '../../classes/get-class-query'
import { JoinLink } from '../../classes/renew-code'
import { useFramed } from '../../saved-here/saved-here'
import { useLoginNeeded } from '../../session/guards'
import { InOwnTab } from '../../session/in-own-tab'
import { useSession } from '../../session/session'
import { siteQuery } from '../../site/get-site-query'
import { latePart } from '../../ui/feedback/late-part'
import page from '../../ui/page.module.css'

// Each tab comes with its first visit.
const TeacherAssignments = latePart(
  async () => (await import('../../assignments/teacher-assignments')).TeacherAssignments,
)
const ResultsTab = latePart(
  async () => (await import('../../assignments/results/results-tab')).ResultsTab,
)
const StudentsTab = latePart(
  async () => (await import('../../classes/students/students-tab')).StudentsTab,
)
const PupilsSection = latePart(
  async () => (await import('../../pupils/pupils-section')).PupilsSection,
)
const ClassDevices = latePart(
  async () => (await import('../../devices/class-devices')).ClassDevices,
)
const SettingsTab = latePart(async () => (await import('../../classes/settings-tab')).SettingsTab)
const PupilSettingsForm = latePart(
  async () => (await import('../../pupils/settings/pupil-settings-form')).PupilSettingsForm,
)
const ClassHalls = latePart(async () => (await import('../../live/class/class-halls')).ClassHalls)
const PairUp = latePart(async () => (await import('../../live/class/pair-up')).PairUp)
const PlayLive = latePart(async () => (await import('../../live/open/play-live')).PlayLive)
const ClassCardsSection = latePart(
  async () => (await import('../../shop/cards/class-cards-section')).ClassCardsSection,
)
const StoreTitleForm = latePart(
  async () => (await import('../../shop/store-title-form')).StoreTitleForm,
)

const CourseSection = latePart(
  async () => (await import('../../lti/course/course-section')).CourseSection,
)
const ClassWebhooks = latePart(
  async () => (await import('../../webhooks/class-webhooks')).ClassWebhooks,
)

const route = getRouteApi('/main/classes/$classId/teacher')

/** /classes/{classId}/teacher: the class as its own teacher sees it (classes.md#class-pages). */
export function ClassTeacher() {
  const { client, dialog } = useAskedAgain(route.useRouteContext().client)
  const { classId } = route.useParams()
  const { tab } = route.useSearch()
  const navigate = route.useNavigate()
  const queryClient = useQueryClient()
  const session = useSession()
  const isFramed = useFramed()
  const { data: site } = useQuery(siteQuery(client))
  useLoginNeeded(`/classes/${classId}/teacher${tab ? `?tab=${tab}` : ''}`)
  if (session.status === 'visitor') return <div className={page.page} />
  const changed = () => queryClient.invalidateQueries(classQuery(client, classId, session.user.id))
  return (
    <div className={page.page}>
      <ClassFrame client={client} id={classId} user={session.user.id} side="teacher">
        {found => (
          <>
            {found.isArchived ? null : <JoinLink client={client} found={found} />}
            <ClassTabs id={classId} />
            <Suspense>
              {tab === undefined ? (
                <TeacherAssignments
                  client={client}
                  classId={classId}
                  user={session.user.id}
                  isArchived={found.isArchived === true}
                  playLive={assignment => (
                    <Suspense>
                      <PlayLive {...{ client, assignment, classId }} user={session.user.id} />
                    </Suspense>
                  )}
                />
              ) : null}
              {tab === 'results' ? (
                <ResultsTab
                  client={client}
                  classId={classId}
                  name={found.name}
                  user={session.user.id}
                  isArchived={found.isArchived === true}
                />
              ) : null}
              {tab === 'live' ? (
                <>
                  {found.isArchived ? null : (
                    <PairUp
                      client={client}
                      classId={classId}
                      students={found.students ?? []}
                      assignments={found.assignments ?? []}
                    />
                  )}
                  <ClassHalls client={client} classId={classId} user={session.user.id} />
                </>
              ) : null}
              {tab === 'students' ? (
                <>
                  <StudentsTab client={client} found={found} />
                  <InOwnTab>
                    <PupilsSection
                      client={client}
                      id={classId}
                      user={session.user.id}
                      isArchived={found.isArchived === true}
                      onChanged={changed}
                    />
                    <ClassDevices client={client} found={found} />
                  </InOwnTab>
                  <ClassCardsSection client={client} id={classId} />
                </>
              ) : null}
              {tab === 'settings' ? (
                <SettingsTab
                  client={client}
                  found={found}
                  user={session.user.id}
                  onDeleted={() => navigate({ to: '/classes', replace: true, ignoreBlocker: true })}
                >
                  {isFramed ? null : (
                    <PupilSettingsForm client={client} found={found} onSaved={changed} />
                  )}
                  <StoreTitleForm client={client} id={classId} usual={site?.storeTitle ?? ''} />
                  <CourseSection client={client} found={found} onChanged={changed} />
                  {isFramed ? null : <ClassWebhooks client={client} found={found} />}
                </SettingsTab>
              ) : null}
            </Suspense>
          </>
        )}
      </ClassFrame>
      {dialog}
    </div>
  )
}
