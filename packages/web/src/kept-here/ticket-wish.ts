import { store } from '../ui/store'

/** Something was kept, or a game was played, for which a ticket is to be fetched ahead (plays.md#ahead-tickets). */
export const ticketWish = store(false)
