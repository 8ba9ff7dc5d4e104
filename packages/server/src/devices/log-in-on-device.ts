import type { devices } from '@duologue/contract/devices/devices'
import { haveCardsEnded } from '@duologue/domain/pupils/have-cards-ended'
import { beginSession, userById } from '../accounts/index'
import { classById } from '../classes/index'
import { saveWhereItCan } from '../database/cannot-save'
import type { Handler } from '../http/handlers'
import { Refused } from '../http/refused'
import { opensCard, pupilsToPlay, tellCard } from '../pupils/index'
import { requireDevice } from './device-of'
import { countTry, forgetTries } from './device-store'
import type { DevicesRoom } from './devices-room'

/**
 * Logs a pupil in by three pictures, which are few enough to be guessed: they count on a device of the pupil's class alone,
 * and five wrong ones close the pupil there (devices.md#pictures).
 */
export function logInOnDevice(room: DevicesRoom): Handler<typeof devices.logInOnDevice> {
  const { database, clock, cardKey, accounts } = room
  return async ({ body }, caller) => {
    const device = await requireDevice(room, caller.deviceToken)
    const [playing, home] = await Promise.all([
      pupilsToPlay(database, device.class),
      classById(database, device.class),
    ])
    const pupil = playing.find(({ user }) => user === body.pupil)
    const user = pupil && (await userById(database, pupil.user))
    if (!pupil || !user) throw new Refused('wrong-card')
    const tried = { device: device.id, user: pupil.user }
    if (!(await countTry(database, tried, clock.now()))) throw new Refused('pupil-closed-here')
    if (!opensCard(cardKey, pupil, { pictures: body.pictures })) throw new Refused('wrong-card')
    if (haveCardsEnded(home?.archivedAt ?? null, clock.now())) throw new Refused('card-ended')
    const [session] = await Promise.all([
      beginSession(accounts, database, user, caller, { kind: 'shared' }),
      saveWhereItCan(() => forgetTries(database, tried)),
    ])
    return { ...session, ...(await tellCard(database, pupil)) }
  }
}
