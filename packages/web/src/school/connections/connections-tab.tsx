import type { Client } from '../../api/client'
import { PlatformsTab } from '../../lti/platforms/platforms-tab'
import { SchoolLogins } from './set-up-logins'

/** The tab Connections: what people come in by, learning platforms and logins of the school (school.md#connections). */
export const ConnectionsTab = ({ client }: { client: Client }) => (
  <>
    <PlatformsTab client={client} />
    <SchoolLogins client={client} />
  </>
)
