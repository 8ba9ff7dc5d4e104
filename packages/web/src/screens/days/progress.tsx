import { shell } from '@duologue/domain/messages/site/shell'
import { getRouteApi } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useLoginNeeded } from '../../session/guards'
import { useSession } from '../../session/session'
import { latePart } from '../../ui/feedback/late-part'
import { LoadingVoices } from '../../ui/feedback/loading-voices'
import page from '../../ui/page.module.css'

const route = getRouteApi('/main/progress')

const OwnDays = latePart(async () => (await import('../../days/own-days')).OwnDays)

/** /progress: the own numbers, calendar and goal (days.md#numbers). */
export function Progress() {
  const { client } = route.useRouteContext()
  useLoginNeeded('/progress')
  const session = useSession()
  return (
    <div className={`${page.page} ${page.stack}`}>
      <h1>{shell.progress}</h1>
      {session.status === 'user' ? (
        <Suspense fallback={<LoadingVoices />}>
          <OwnDays key={session.user.id} client={client} user={session.user.id} />
        </Suspense>
      ) : null}
    </div>
  )
}
