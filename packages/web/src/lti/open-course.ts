import type { OpenedLaunch } from '@duologue/contract/lti/lti'
import type { Client } from '../api/client'
import { isFramed } from '../saved-here/saved-here'

/** Makes the class of the course of a launch. */
export const openCourse = (client: Client, launch: string): Promise<OpenedLaunch> =>
  client.lti.openCourse({ body: { launch, isFramed: isFramed() } })
