import type { CallInput } from '@duologue/contract/endpoint'
import { live } from '@duologue/contract/live'
import { usualSettings } from '@duologue/domain/live/hall-settings'
import type { ContractClient } from '../apps/contract-client'
import type { Person } from './people'

type Body = CallInput<typeof live.openHall>['body']
type Settings = Body['settings']

/** How a hall is played where a test says nothing else: in step, the class against the computer, when the host presses. */
export const hallSettings: Settings = {
  ...usualSettings,
  rounds: 1,
  goesOn: 'pressed',
  joins: 'anyone',
}

/** What is not as usual about a hall. */
interface Told {
  settings?: Partial<Settings>
  class?: string
  assignment?: string
  instead?: string
}

/** Opens a hall over a conversation. */
export const openHall = (
  server: ContractClient,
  { headers }: Pick<Person, 'headers'>,
  conversation: string,
  { settings, ...told }: Told = {},
) =>
  server.ask(live.openHall, {
    headers,
    body: { conversation, settings: { ...hallSettings, ...settings }, ...told },
  })

type Act = CallInput<typeof live.exchangeActs>['body']['acts'][number]['act']

/** The page that calls here. */
export const slowPage = 'page-of-calls'

/** Sends acts the slow way and answers what is seen then; without acts it only looks. */
export const exchange = (
  server: ContractClient,
  headers: Record<string, string>,
  id: string,
  ...acts: Act[]
) =>
  server.ask(live.exchangeActs, {
    headers,
    params: { id },
    body: {
      wire: 1,
      seen: -1,
      page: slowPage,
      acts: acts.map((act, n) => ({ n, act })),
    },
  })

/** A guest who has come in by the code, with the header of their key. */
export async function joinAsGuest(
  server: ContractClient,
  { id, code }: { id: string; code: string | null },
  name?: string,
) {
  const joined = await server.ask(live.joinHall, {
    params: { id },
    body: { code: code ?? '', ...(name === undefined ? {} : { name }) },
  })
  return { ...joined, headers: { 'x-hall-key': joined.key ?? '' } }
}
