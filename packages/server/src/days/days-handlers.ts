import type { days } from '@duologue/contract/days'
import type { Handlers } from '../http/handlers'
import type { DaysRoom } from './days-room'
import { getDays } from './get-days'
import { getNumbers } from './get-numbers'
import { getToday } from './get-today'
import { setGoal } from './set-goal'

/** The room's answers to its calls. */
export const daysHandlers = (room: DaysRoom) =>
  ({
    getToday: getToday(room),
    getNumbers: getNumbers(room),
    getDays: getDays(room),
    setGoal: setGoal(room),
  }) satisfies Handlers<typeof days>
