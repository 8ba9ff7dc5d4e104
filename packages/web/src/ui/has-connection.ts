import { store } from './store'

/** Whether there is a connection, as far as this page has seen: a call without an answer says no (offline.md#no-connection). */
export const connection = store(true)
