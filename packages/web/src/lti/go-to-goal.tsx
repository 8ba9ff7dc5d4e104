import type { OpenedLaunch } from '@duologue/contract/lti/lti'
import { ltiTexts as texts } from '@duologue/domain/messages/lti/lti'
import { ltiTitle } from '@duologue/domain/messages/lti/lti-title'
import { day } from '@duologue/domain/messages/said-in'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import type { Client } from '../api/client'
import { isFramed } from '../saved-here/saved-here'
import { tellFailure } from '../session/tell-failure'
import button from '../ui/button.module.css'
import { addressOf } from './open-launch'

/** Leads on to what the launch is about; a teacher reads first that a date was moved (lti.md#placing). */
export function GoToGoal({ client, opened }: { client: Client; opened: OpenedLaunch }) {
  const navigate = useNavigate()
  const go = async () => {
    if (!opened.goal) return
    const href = await addressOf(client, opened.goal)
    // In a tab somebody else may have sat here: what is theirs goes with this page.
    if (isFramed()) await navigate({ href, replace: true })
    else location.replace(href)
  }
  const moved = opened.goal?.to === 'assignment' ? opened.goal.moved : undefined
  const begin = useEffectEvent(() => {
    if (!moved) go().catch(tellFailure)
  })
  useEffect(() => begin(), [])
  if (moved)
    return (
      <>
        <h1>{texts.movedTitle}</h1>
        <p>{texts.movedLead(day(Date.parse(moved.was)), day(Date.parse(moved.dateDue)))}</p>
        <p>
          <button
            type="button"
            className={button.primary}
            onClick={() => void go().catch(tellFailure)}
          >
            {texts.goOn}
          </button>
        </p>
      </>
    )
  return <h1>{ltiTitle}</h1>
}
