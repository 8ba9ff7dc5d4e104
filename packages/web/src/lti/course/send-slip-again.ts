import type { Client } from '../../api/client'

/** Has a score sent again that the course did not take, or `all`; answers the course as it is then. */
export const sendSlipAgain = async (client: Client, id: string, slip: string) =>
  (await client.lti.sendSlipAgain({ params: { id, slip } })).course
