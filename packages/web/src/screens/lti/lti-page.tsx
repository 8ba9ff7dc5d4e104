import { ltiTitle } from '@duologue/domain/messages/lti/lti-title'
import { getRouteApi, Navigate } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import { GoToGoal } from '../../lti/go-to-goal'
import { LaunchPage } from '../../lti/launch-page'
import { latePart } from '../../ui/feedback/late-part'

// Once somebody is in who has something to choose.
const ChooseThings = latePart(
  async () => (await import('../../lti/choosing/choose-things')).ChooseThings,
)

const route = getRouteApi('/auth/lti/$page')

/** Whoever has logged in to connect their account begins the launch again (lti.md#people). */
function BeginAgain({ launch }: { launch: string }) {
  useEffect(() => location.replace(`/lti/again/${launch}`), [launch])
  return <h1>{ltiTitle}</h1>
}

/** /lti/start, /lti/choose: from a course to what it opens, or to what is placed in it; /lti/connect (lti.md#sessions). */
export function LtiPage() {
  const { client } = route.useRouteContext()
  const { page } = route.useParams()
  const { launch: told } = route.useSearch()
  const launch = /^[0-9a-f-]{36}$/.exec(told ?? '')?.[0]
  if (page === 'connect' && launch) return <BeginAgain launch={launch} />
  if (page !== 'start' && page !== 'choose') return <Navigate to="/not-found" replace />
  return (
    <LaunchPage client={client} launch={launch}>
      {opened =>
        opened.goal?.to === 'choose' ? (
          <Suspense>
            <ChooseThings
              client={client}
              launch={opened.launch}
              acceptsMany={opened.goal.acceptsMany}
            />
          </Suspense>
        ) : (
          <GoToGoal client={client} opened={opened} />
        )
      }
    </LaunchPage>
  )
}
