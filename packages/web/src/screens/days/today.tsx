import { dayTexts as texts } from '@duologue/domain/messages/days/days'
import { shell } from '@duologue/domain/messages/site/shell'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import type { Client } from '../../api/client'
import { useSendKeptStart } from '../../courses/use-send-kept-start'
import { PlanPlace } from '../../days/plan-place'
import { useSession } from '../../session/session'
import button from '../../ui/button.module.css'
import { latePart } from '../../ui/feedback/late-part'
import page from '../../ui/page.module.css'
import { useAwake } from '../../ui/store'

const route = getRouteApi('/main/today')

// Who opens one of them need not carry the other.
const TodayPlan = latePart(async () => (await import('../../days/today-plan')).TodayPlan)
const WhereToBegin = latePart(
  async () => (await import('../../placement/where-to-begin')).WhereToBegin,
)
const ClassCourseOffers = latePart(
  async () => (await import('../../courses/of-classes/class-course-offers')).ClassCourseOffers,
)
const RecentlyViewedRow = latePart(
  async () => (await import('../../conversations/recently-viewed-row')).RecentlyViewedRow,
)

/** What a visitor sees: what the page is for, and what this browser remembers. */
function ForVisitors({ client }: { client: Client }) {
  return (
    <>
      <p>{texts.visitorLead}</p>
      <Suspense fallback={<PlanPlace />}>
        <WhereToBegin client={client} />
      </Suspense>
      <p>
        <Link className={button.secondary} to="/login" search={{ redirect: '/today' }}>
          {texts.visitorLogIn}
        </Link>
      </p>
      <Suspense>
        <RecentlyViewedRow />
      </Suspense>
    </>
  )
}

/** /today (days.md#plan): what to do today, for who is logged in. */
export function Today() {
  const { client } = route.useRouteContext()
  const session = useSession()
  const isAwake = useAwake()
  const user = session.status === 'user' ? session.user : null
  useSendKeptStart(client, user?.id ?? null)
  return (
    <div className={`${page.page} ${page.stack}`}>
      <h1>{shell.today}</h1>
      {isAwake ? null : <PlanPlace />}
      {isAwake && user ? (
        <Suspense fallback={<PlanPlace />}>
          <TodayPlan key={user.id} client={client} user={user.id} />
          <ClassCourseOffers client={client} user={user.id} />
        </Suspense>
      ) : null}
      {isAwake && !user ? <ForVisitors client={client} /> : null}
    </div>
  )
}
