import { store } from '../ui/store'

/** A call that nobody answered: the network is away, or the server is (offline.md#no-connection). */
export class NoAnswer extends Error {}

/** Whether there is a connection, as far as this page has seen: a call without an answer says no. */
export const connection = store(true)
