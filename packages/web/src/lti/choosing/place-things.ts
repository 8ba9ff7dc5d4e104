import type { Client } from '../../api/client'
import type { ChosenThing } from './choose-dialog'

/** Places what was chosen: where our signed answer goes, and the answer (lti.md#placing). */
export const placeThings = (client: Client, launch: string, chosen: readonly ChosenThing[]) =>
  client.lti.placeThings({ body: { launch, things: chosen.map(({ thing }) => thing) } })
