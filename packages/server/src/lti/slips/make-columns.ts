import { titleOfAssignment } from '../../assignments/index'
import type { LtiRoom } from '../lti-room'
import type { PlatformRow } from '../platforms/platform-store'
import { askService, type ServiceAnswer } from '../services/ask-platform-service'
import { ltiScopes } from '../services/scopes'
import { changeColumn, type PlaceOfSlip, placeOfSlip } from './place-of-slip'
import type { SlipKey } from './slip-store'

const columnType = 'application/vnd.ims.lis.v2.lineitem+json'

/** Whether a course lets us make columns. */
export const canMakeColumn = ({ scopes, columnsUrl }: PlaceOfSlip): boolean =>
  columnsUrl !== null && scopes.includes(ltiScopes.columns)

/** The address of the column that a platform has made: where it makes columns, and nowhere else. */
function addressIn(answer: ServiceAnswer, columnsUrl: string): string | undefined {
  if (answer === 'away' || answer.status < 200 || answer.status > 299) return undefined
  try {
    const { id } = { id: undefined, ...(JSON.parse(answer.text) as object) }
    const isThere = typeof id === 'string' && new URL(id).origin === new URL(columnsUrl).origin
    return isThere ? id : undefined
  } catch {
    return undefined
  }
}

interface MadeColumn {
  columnUrl: string
}

/**
 * Makes columns for placements that have none any more, of several who ask at once one for each placement; answers its
 * address, or what the platform said instead.
 */
export function columnMaker(room: LtiRoom) {
  const making = new Map<string, Promise<MadeColumn | ServiceAnswer>>()

  async function make(platform: PlatformRow, slip: SlipKey, gone: string | null) {
    // Another one may have made it just before.
    const place = await placeOfSlip(room.database, slip)
    if (!place?.columnsUrl) return 'away' as const
    if (place.columnUrl !== null && place.columnUrl !== gone) return { columnUrl: place.columnUrl }
    const title = place.assignment && (await titleOfAssignment(room.database, place.assignment))
    const answer = await askService(room, platform, ltiScopes.columns, {
      address: place.columnsUrl,
      method: 'POST',
      headers: { accept: columnType, 'content-type': columnType },
      body: JSON.stringify({
        label: title || 'Duologue',
        scoreMaximum: 100,
        resourceLinkId: slip.resourceLink,
      }),
    })
    const made = addressIn(answer, place.columnsUrl)
    if (made === undefined) return answer
    await changeColumn(room.database, slip, made)
    return { columnUrl: made }
  }

  return (platform: PlatformRow, slip: SlipKey, gone: string | null) => {
    const key = `${slip.course} ${slip.resourceLink}`
    const made = making.get(key) ?? make(platform, slip, gone).finally(() => making.delete(key))
    making.set(key, made)
    return made
  }
}
