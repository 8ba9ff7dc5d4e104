import { type IdentityPort, IdentityRefused } from './identity'

const refuse = () => Promise.reject(new IdentityRefused('google-not-set-up'))

/** The port where the operator gave no client id: every method refuses with `google-not-set-up`. */
export const noIdentity: IdentityPort = { authorization: refuse, exchange: refuse, verify: refuse }
