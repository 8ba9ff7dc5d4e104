import type { OpenedLaunch } from '@duologue/contract/lti/lti'
import { ltiTitle } from '@duologue/domain/messages/lti/lti-title'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import type { Client } from '../api/client'
import { isFramed } from '../saved-here/saved-here'
import { tellFailure } from '../session/tell-failure'
import { addressOf } from './open-launch'

/** Leads on to what the launch is about. */
export function GoToGoal({ client, opened }: { client: Client; opened: OpenedLaunch }) {
  const navigate = useNavigate()
  const go = useEffectEvent(async () => {
    if (!opened.goal) return
    const href = await addressOf(client, opened.goal)
    // In a tab somebody else may have sat here: what is theirs goes with this page.
    if (isFramed()) await navigate({ href, replace: true })
    else location.replace(href)
  })
  useEffect(() => void go().catch(tellFailure), [])
  return <h1>{ltiTitle}</h1>
}
