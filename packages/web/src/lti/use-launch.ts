import type { OpenedLaunch } from '@duologue/contract/lti/lti'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Client } from '../api/client'
import { isFramed } from '../saved-here/saved-here'
import { beginSession, sessionNow } from '../session/session'
import { messageOf } from '../session/tell-failure'
import { frameCourse, frameLaunch } from './frame-launch'
import { openLaunch, takeCode } from './open-launch'

/** Somebody else who is logged in in this browser, until they agree to be somebody else. */
const otherHere = ({ session }: OpenedLaunch): string | undefined => {
  const now = sessionNow()
  if (!session || now.status !== 'user' || now.user.id === session.user.id) return undefined
  return now.user.displayName
}

export type LaunchState =
  | { is: 'opening' }
  | { is: 'failed'; message: string | undefined }
  | { is: 'first' | 'in'; opened: OpenedLaunch }
  /** Somebody else was logged in here before. */
  | { is: 'other'; opened: OpenedLaunch; before: string }

/**
 * Trades the code that this page came with, once, and logs in who it is; `launch` is the id of the launch, as the address
 * says it. Answers how it stands, and what is done with a later answer.
 */
export function useLaunch(client: Client, launch: string | undefined) {
  const [state, setState] = useState<LaunchState>({ is: 'opening' })
  const isBegun = useRef(false)
  const goIn = (opened: OpenedLaunch) => {
    if (opened.session) beginSession(opened.session)
    setState({ is: 'in', opened })
  }
  const show = (opened: OpenedLaunch) => {
    if (isFramed()) frameCourse.set(opened.course)
    if (opened.first) return setState({ is: 'first', opened })
    const before = otherHere(opened)
    if (before !== undefined) setState({ is: 'other', opened, before })
    else goIn(opened)
  }
  const begin = useEffectEvent(() => {
    if (isBegun.current) return
    isBegun.current = true
    if (isFramed()) frameLaunch.set(launch)
    const code = takeCode()
    const opening = code === '' ? Promise.resolve(undefined) : openLaunch(client, code)
    opening.then(
      found => (found ? show(found) : setState({ is: 'failed', message: undefined })),
      (error: unknown) => setState({ is: 'failed', message: messageOf(error) }),
    )
  })
  useEffect(() => begin(), [])
  return { state, show, goIn }
}
