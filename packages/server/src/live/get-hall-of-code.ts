import type { live } from '@duologue/contract/live'
import type { Handler } from '../http/handlers'
import { Refused } from '../http/refused'
import { hallOfCode } from './hall-store'
import type { LiveRoom } from './live-room'

/** What a code leads into; one that leads nowhere is counted (live.md#codes). */
export function getHallOfCode(room: LiveRoom): Handler<typeof live.getHallOfCode> {
  const { database, halls, tries } = room
  return async ({ params: { code } }, { reader, address }) => {
    tries.allow(address)
    const id = await hallOfCode(database, code)
    const kept = id === undefined ? undefined : await halls.current(id)
    const hall = kept && (await halls.now(kept))
    if (!kept || !hall || hall.state === 'ended') {
      tries.countWrong(address)
      throw new Refused('hall-not-found')
    }
    const { title, language } = kept.opened
    const { names, joins } = hall.settings
    return {
      hall: kept.id,
      title,
      language,
      names,
      needsLogin: joins === 'class' && reader.kind === 'visitor',
      state: hall.state,
    }
  }
}
