import { store } from '../ui/store'

/** A call that nobody answered: the network is away, or the server is (offline.md#no-connection). */
export class NoAnswer extends Error {}

/** The last answer about somebody's own learning, for whoever keeps it (offline.md#own-answers). */
export const ownAnswer = store<readonly [path: string, body: string] | undefined>(undefined)
