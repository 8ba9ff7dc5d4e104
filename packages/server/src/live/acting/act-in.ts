import type { HallAck } from '@duologue/contract/live'
import { givenToWay, judgeElapsed } from '@duologue/domain/live/judge-elapsed'
import { ownFault } from '@duologue/domain/live/own/own-fault'
import { isOfPair, judgedPlay, pairFault } from '@duologue/domain/live/pairs/play-pair'
import { answerFault } from '@duologue/domain/live/step/answer-fault'
import { accountReader } from '../../accounts/index'
import { classById } from '../../classes/index'
import { isTaken } from '../../database/is-taken'
import { Refused } from '../../http/refused'
import { changeCode, openHallOf } from '../hall-store'
import { takeCode } from '../joining/new-code'
import type { LiveRoom } from '../live-room'
import type { KeptHall } from '../log/kept-hall'
import type { NewEntry } from '../log/log-store'
import { membersOfHall } from '../member-store'
import type { Who } from '../who-in-hall'
import { actRefusal, isMemberAct, type SentAct } from './act-refusal'
import { givePlaces } from './give-places'
import { settledSettings } from './settled-settings'

/** How acts came: over a socket, or the slow way; with the last round trips, in milliseconds. */
export interface Way {
  kind: 'socket' | 'slow'
  roundTrips: readonly number[]
}

type Numbered = { n: number; act: SentAct }

/** An answer with the time that it took by what this process has seen (live.md#how-long-an-answer-took). */
function judged(kept: KeptHall, who: Who, act: SentAct, now: number, way: Way): SentAct {
  if (who.kind !== 'member') return act
  if (act.type === 'play')
    return judgedPlay(kept.hall, who.number, act, now, givenToWay(way.roundTrips, way.kind))
  if (act.type !== 'answer') return act
  const shown = kept.questions.get(who.number)
  if (shown?.turn !== act.turn) return act
  const waited = now - shown.at
  // Another process has shown it before: what was told is bounded by the hall's own time, as it is folded.
  if (act.elapsed > waited) return act
  const give = givenToWay(way.roundTrips, way.kind)
  const elapsed = judgeElapsed({ told: act.elapsed, waited, give })
  return { ...act, elapsed }
}

/** Gives a hall another code. */
async function renewCode({ database, random }: LiveRoom, kept: KeptHall): Promise<void> {
  kept.code = await takeCode(random, async code => {
    const isChanged = await changeCode(database, kept.id, code).catch((error: unknown) => {
      if (isTaken(error)) return false
      throw error
    })
    return isChanged ? code : undefined
  })
}

/** Refuses a game that is spoken where somebody is in who may not speak (pupils.md#speaking-mode). */
async function requireAllMaySpeak(room: LiveRoom, { id }: KeptHall): Promise<void> {
  const { database } = room
  const users = (await membersOfHall(database, id)).flatMap(({ user }) => user ?? [])
  for (const user of users)
    await room.requireMaySpeak(database, await accountReader(database, user))
}

/** Settings that this hall can have, as far as its class lets its students be compared; else the refusal. */
async function settingsFor(room: LiveRoom, kept: KeptHall, act: SentAct): Promise<SentAct> {
  if (act.type !== 'settings') return act
  const { database } = room
  const { class: of } = kept.opened
  const { items, song } = kept.hall.opening.script
  const ofClass = of === null ? null : { scores: (await classById(database, of))?.scores ?? null }
  const kind = items === null ? 'conversation' : 'pronunciationList'
  const settings = settledSettings(act.settings, { kind, song, ofClass })
  // Who joined a spoken hall was asked then.
  if (settings.mode === 'speaking' && kept.hall.settings.mode !== 'speaking')
    await requireAllMaySpeak(room, kept)
  return { ...act, settings }
}

/** What has to be so before an act is written down; answers the act as it is written. */
async function prepared(room: LiveRoom, kept: KeptHall, who: Who, act: SentAct): Promise<SentAct> {
  if (act.type === 'new-code') await renewCode(room, kept)
  if (act.type === 'again') {
    const next = await openHallOf(room.database, kept.opened.host)
    if (next?.id !== act.hall) throw new Refused('hall-not-found')
  }
  return settingsFor(room, kept, act)
}

/** Acts that are not refused, as they are written down, and what is told of the others. */
async function sorted(
  room: LiveRoom,
  kept: KeptHall,
  who: Who,
  acts: readonly Numbered[],
  way: Way,
) {
  const hall = await room.halls.now(kept)
  const now = room.halls.timeOf(kept)
  const acks: HallAck[] = []
  const taken: SentAct[] = []
  for (const { n, act } of acts) {
    const refusal = actRefusal(hall, who, act)
    const made = refusal
      ? new Refused(refusal)
      : await prepared(room, kept, who, judged(kept, who, act, now, way)).catch(
          (error: unknown) => {
            if (error instanceof Refused) return error
            throw error
          },
        )
    acks.push({ n, code: made instanceof Refused ? made.refusal : null })
    if (!(made instanceof Refused)) taken.push(made)
  }
  return { acks, taken }
}

/** Acts get their places in the log: with whatever else passes the gate now, or with the keys that they move. */
const written = (room: LiveRoom, kept: KeptHall, entries: readonly NewEntry[]) =>
  entries.some(({ act }) => act.type === 'give-place')
    ? givePlaces(room, kept, entries)
    : room.gate.pass(entries)

/** Whether the hall has an answer or an event that is stored, else why not. */
function faultOf({ hall }: KeptHall, who: Who, acts: readonly Numbered[], n: number) {
  const act = acts.find(each => each.n === n)?.act
  if (act === undefined || who.kind !== 'member') return null
  if (act.type === 'play') return (isOfPair(act) ? pairFault : ownFault)(hall, who.number, act)
  return act.type === 'answer' ? answerFault(hall, who.number, act.turn) : null
}

/**
 * Does acts of somebody in a hall, in their order and with whatever else passes the gate now; tells of each whether it is
 * written down, or why not, and of an answer or an event of the own game
 * whether the hall has it (live.md#acts). Settles when they are stored: what is
 * acknowledged is never lost.
 */
export async function actIn(
  room: LiveRoom,
  kept: KeptHall,
  who: Who,
  acts: readonly Numbered[],
  way: Way,
): Promise<HallAck[]> {
  if (acts.length === 0) return []
  const { acks, taken } = await sorted(room, kept, who, acts, way)
  const entries = taken.map(act => ({
    hall: kept.id,
    member: isMemberAct(act) && who.kind === 'member' ? who.number : null,
    act,
  }))
  if (entries.length === 0) return acks
  const ordered = await written(room, kept, entries).catch((error: unknown) => {
    if (error instanceof Refused) return error.refusal
    throw error
  })
  const refusal = typeof ordered === 'string' ? ordered : ordered ? undefined : 'hall-over'
  if (refusal !== undefined) return acks.map(ack => ({ ...ack, code: ack.code ?? refusal }))
  if (typeof ordered === 'object') await room.halls.ordered(kept, entries, ordered)
  return acks.map(ack => ({ ...ack, code: ack.code ?? faultOf(kept, who, acts, ack.n) }))
}
