import { savedToken } from '../saved-here/signed-in'
import { CallFailed } from './call-failed'
import type { Client } from './client'

type Call = (input: object, how?: object) => Promise<unknown>
type Calls = Readonly<Record<string, Call>>

/**
 * The same calls for a page on which somebody works: one that is refused because the login has ended (401) waits for the
 * next login and is sent again, with the key that it had, so that it is done once. Every other failure is as it was.
 *
 * @param loginAfter resolves when there is another login than the one with this token.
 */
export function patientClient(
  client: Client,
  loginAfter: (token: string | null) => Promise<void>,
): Client {
  const patient =
    (call: Call): Call =>
    async (input, how) => {
      for (;;) {
        const token = savedToken.get()
        try {
          return await call(input, how)
        } catch (error) {
          if (!(error instanceof CallFailed) || error.status !== 401) throw error
          await loginAfter(token)
        }
      }
    }
  const namesOf = <T extends object>(of: T, wrap: (it: never) => unknown) =>
    new Proxy(of, { get: (from, name) => wrap(Reflect.get(from, name) as never) })
  return namesOf(client, (room: Calls) => namesOf(room, patient))
}
