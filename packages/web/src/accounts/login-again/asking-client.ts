import { CallFailed } from '../../api/call-failed'
import type { Client } from '../../api/client'

type Call = (input: object, how?: object) => Promise<unknown>
type Room = Record<string, Call>

/**
 * The same calls; one that asks for the login again (accounts.md#asked-again) is sent once more, with the key that it had,
 * when `confirmed` tells that the login was shown.
 */
export function askingClient(client: Client, confirmed: () => Promise<boolean>): Client {
  const asking =
    (room: Room, name: string): Call =>
    async (...sent) => {
      const send = () => (room[name] as Call)(...sent)
      return send().catch(async (error: unknown) => {
        const asks = error instanceof CallFailed && error.code === 'login-again'
        if (asks && (await confirmed())) return send()
        throw error
      })
    }
  const room = (name: string) =>
    new Proxy({}, { get: (_, call: string) => asking(Object(client)[name], call) })
  return new Proxy({}, { get: (_, name: string) => room(name) }) as Client
}
