import { hallReportTexts } from '@duologue/domain/messages/live/of-report'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect } from 'react'
import { CallFailed } from '../../api/call-failed'
import { hallReportQuery } from '../../live/report/get-hall-report-query'
import { HallReport } from '../../live/report/hall-report'
import { useLoginNeeded } from '../../session/guards'
import { useSession } from '../../session/session'
import { LoadFailed } from '../../ui/feedback/load-failed'
import { LoadingVoices } from '../../ui/feedback/loading-voices'
import page from '../../ui/page.module.css'

const route = getRouteApi('/main/live/$hall/report')

/** /live/{hall}/report: what remains of a game, for its host (live.md#report). */
export function LiveReport() {
  const { client } = route.useRouteContext()
  const { hall } = route.useParams()
  const navigate = route.useNavigate()
  const session = useSession()
  const user = session.status === 'user' ? session.user.id : ''
  const asked = useQuery({ ...hallReportQuery(client, hall, user), enabled: user !== '' })
  // Not there, not one's own, or not over yet.
  const isGone = asked.error instanceof CallFailed && asked.error.status === 404
  useLoginNeeded(`/live/${hall}/report`)
  useEffect(() => {
    if (isGone) void navigate({ to: '/not-found', replace: true })
  }, [isGone, navigate])
  const of = asked.data?.hall.class
  const toGames = () =>
    of
      ? navigate({
          to: '/classes/$classId/teacher',
          params: { classId: of.id },
          search: { tab: 'live' },
          replace: true,
        })
      : navigate({ to: '/home', replace: true })
  return (
    <div className={`${page.page} ${page.stack}`}>
      {asked.data ? (
        <HallReport client={client} report={asked.data} onDeleted={toGames} />
      ) : asked.isError && !isGone ? (
        <LoadFailed message={hallReportTexts.failed} onRetry={() => void asked.refetch()} />
      ) : (
        <LoadingVoices />
      )}
    </div>
  )
}
