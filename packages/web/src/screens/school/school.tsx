import { schoolTexts as texts } from '@duologue/domain/messages/school/school'
import { shell } from '@duologue/domain/messages/site/shell'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, Navigate } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useAskedAgain } from '../../accounts/login-again/use-asked-again'
import type { Client } from '../../api/client'
import { approvalsWaitingQuery } from '../../school/approvals/approvals-waiting-query'
import { useAdminNeeded } from '../../session/guards'
import { type LatePart, latePart } from '../../ui/feedback/late-part'
import { LoadingVoices } from '../../ui/feedback/loading-voices'
import { LinkTabs } from '../../ui/link-tabs'
import page from '../../ui/page.module.css'

/** What a tab of the school is given: what its address asks for, and how to ask for something else. */
interface SchoolTabProps {
  client: Client
  asked: Readonly<Record<string, string>>
  onAsk: (asked: Readonly<Record<string, string>>) => void
}

/** One tab: how its address ends (the first one is /school itself), what it is called, and what it shows. */
interface SchoolTab {
  tab: string | undefined
  name: string
  Part: LatePart<SchoolTabProps>
}

/** The tabs of the school, in their order (school.md#school-page); each comes with its first visit. */
const schoolTabs: readonly SchoolTab[] = [
  {
    tab: undefined,
    name: texts.people,
    Part: latePart(async () => (await import('../../school/people/people-tab')).PeopleTab),
  },
  {
    tab: 'approvals',
    name: texts.approvals,
    Part: latePart(async () => (await import('../../school/approvals/approvals-tab')).ApprovalsTab),
  },
  {
    tab: 'classes',
    name: texts.classes,
    Part: latePart(async () => (await import('../../school/classes/classes-tab')).ClassesTab),
  },
  {
    tab: 'connections',
    name: texts.connections,
    Part: latePart(
      async () => (await import('../../school/connections/connections-tab')).ConnectionsTab,
    ),
  },
  {
    tab: 'rosters',
    name: texts.rosters,
    Part: latePart(async () => (await import('../../rosters/rosters-tab')).RostersTab),
  },
  {
    tab: 'rules',
    name: texts.rules,
    Part: latePart(async () => (await import('../../school/rules/rules-tab')).RulesTab),
  },
  {
    tab: 'log',
    name: texts.log,
    Part: latePart(async () => (await import('../../school/log/log-tab')).LogTab),
  },
  {
    tab: 'datasheet',
    name: texts.dataSheet,
    Part: latePart(async () => (await import('../../school/sheet/data-sheet-tab')).DataSheetTab),
  },
]

const route = getRouteApi('/main/school/{-$tab}')

/** /school and its tabs, each with an address of its own (school.md#school-page). */
export function School() {
  const isAdmin = useAdminNeeded()
  const { client, dialog } = useAskedAgain(route.useRouteContext().client)
  const { tab } = route.useParams()
  const asked = route.useSearch()
  const navigate = route.useNavigate()
  const { data: waiting = 0 } = useQuery({ ...approvalsWaitingQuery(client), enabled: isAdmin })
  const shown = schoolTabs.find(known => known.tab === tab)
  if (!shown) return <Navigate to="/not-found" replace />
  if (!isAdmin) return <LoadingVoices />
  return (
    <div className={`${page.page} ${page.stack}`}>
      <h1>{shell.school}</h1>
      <LinkTabs label={texts.tabs}>
        {schoolTabs.map(({ tab: name, name: says }) => (
          <Link
            key={says}
            to="/school/{-$tab}"
            params={{ tab: name }}
            activeOptions={{ exact: true, includeSearch: false }}
          >
            {name === 'approvals' && waiting > 0 ? texts.approvalsWaiting(waiting) : says}
          </Link>
        ))}
      </LinkTabs>
      <Suspense fallback={<LoadingVoices />}>
        <shown.Part
          key={shown.name}
          client={client}
          asked={asked}
          onAsk={search => void navigate({ search, resetScroll: false })}
        />
      </Suspense>
      {dialog}
    </div>
  )
}
