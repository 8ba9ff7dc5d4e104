import type { OpenedLaunch } from '@duologue/contract/lti/lti'
import type { Client } from '../api/client'
import { isFramed } from '../saved-here/saved-here'

/** Connects the teacher of a launch with the account that is logged in. */
export const connectTeacher = (client: Client, launch: string): Promise<OpenedLaunch> =>
  client.lti.connectTeacher({ body: { launch, isFramed: isFramed() } })
