import { conversations } from '@duologue/contract/conversations'
import { plays } from '@duologue/contract/plays'
import { dealNow } from '@duologue/domain/battle/turn/deals'
import type { BattleMode } from '@duologue/domain/choices/battle-modes'
import type { TestServer } from '../apps/test-server'
import type { Person } from './people'
import { type PlayedBattle, playBattle } from './played-battle'
import { type ConversationSeed, seedConversation, seedLines } from './seed-conversation'

const texts = [
  '¿Tienes mi llave?',
  'Está aquí.',
  'Gracias.',
  'No es tuya.',
  '¿De quién es?',
  'No sé.',
]

/** Puts a conversation with six different lines into the database. */
export async function seedDuel(server: TestServer, told: ConversationSeed = {}) {
  const kept = await seedConversation(server.pool, told)
  await seedLines(server.pool, kept.id, texts)
  return kept
}

const usual = { mode: 'reading', difficulty: 'normal', powers: [], relaxed: false } as const

/** How somebody plays: `assignment` is the one that they play for. */
interface Manner {
  thinking?: number
  unsteadiness?: number
  isRight?: boolean
  assignment?: string
}

/** Takes a ticket, plays its battle, and lets as much time pass as it took. */
export async function beginPlay(
  server: TestServer,
  { headers }: Person,
  id: string,
  manner: Manner & { mode?: BattleMode } = {},
): Promise<PlayedBattle & { ticket: string }> {
  const settings = { ...usual, ...(manner.mode ? { mode: manner.mode } : {}) }
  const { assignment } = manner
  const body = {
    conversation: id,
    deal: dealNow,
    ...settings,
    ...(assignment ? { assignment } : {}),
  }
  const { ticket, seed, relaxed, extraTime } = await server.ask(plays.createTicket, {
    headers,
    body,
  })
  const conversation = await server.ask(conversations.getConversation, { params: { id }, headers })
  const played = playBattle(conversation, { ...settings, relaxed, extraTime }, seed, manner)
  const later = new Date(server.clock.now().getTime() + played.duration)
  server.clock.moveTo(later.toISOString())
  return { ...played, ticket }
}

/** Plays a battle with a ticket and stores it. */
export async function storePlay(
  server: TestServer,
  person: Person,
  id: string,
  manner: Manner = {},
) {
  const { ticket, events } = await beginPlay(server, person, id, manner)
  return server.ask(plays.savePlay, { headers: person.headers, body: { ticket, events } })
}

/** Takes a ticket ahead, plays its battle later, and lets as much time pass: what is then sent. */
export async function playLater(
  server: TestServer,
  { headers }: Person,
  id: string,
  manner: Manner & { mode?: BattleMode; relaxed?: boolean } = {},
) {
  const { assignment, mode = usual.mode, relaxed: wished = false } = manner
  const asked = await server.ask(plays.createTicket, {
    headers,
    body: { ahead: true, conversation: id, ...(assignment ? { assignment } : {}) },
  })
  const { ticket, seed, extraTime } = asked
  const conversation = await server.ask(conversations.getConversation, { params: { id }, headers })
  const settings = { ...usual, mode, relaxed: wished, deal: dealNow }
  const relaxed = wished || asked.relaxed
  const played = playBattle(conversation, { ...settings, relaxed, extraTime }, seed, manner)
  const saidAt = new Date(server.clock.now().getTime() + played.duration).toISOString()
  server.clock.moveTo(saidAt)
  return { ...played, asked, sent: { ticket, settings, saidAt, events: played.events } }
}
