import { type PlayerState, playerStates, type VideoFault } from './video-port'

/** What the embedded player said; only what it names has changed. */
export interface PlayerMessage {
  isReady?: boolean
  time?: number
  state?: PlayerState
  rate?: number
  duration?: number
  rates?: readonly number[]
  fault?: VideoFault
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const numberOf = (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined

const ratesOf = (value: unknown) =>
  Array.isArray(value) && value.length > 0 && value.every(rate => typeof rate === 'number')
    ? value
    : undefined

const stateOf = (value: unknown) => Object.values(playerStates).find(state => state === value)

/** The player's numbers for what went wrong. */
const faults: Record<number, VideoFault> = {
  2: 'gone',
  100: 'gone',
  101: 'refused',
  150: 'refused',
}

function inInfo(info: unknown): PlayerMessage {
  if (!isObject(info)) return {}
  const told = {
    time: numberOf(info.currentTime),
    state: stateOf(info.playerState),
    rate: numberOf(info.playbackRate),
    duration: numberOf(info.duration),
    rates: ratesOf(info.availablePlaybackRates),
  }
  return Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined))
}

/** Reads a message of the embedded player; null when it is none. */
export function readMessage(data: unknown): PlayerMessage | null {
  let message: unknown
  try {
    message = typeof data === 'string' ? JSON.parse(data) : data
  } catch {
    return null
  }
  if (!isObject(message) || typeof message.event !== 'string') return null
  const { event, info } = message
  if (event === 'onReady') return { isReady: true }
  if (event === 'initialDelivery' || event === 'infoDelivery') return inInfo(info)
  if (event === 'onError') return { fault: faults[Number(info)] ?? 'broken' }
  if (event !== 'onStateChange') return null
  const state = stateOf(info)
  return state === undefined ? {} : { state }
}

type Command = 'playVideo' | 'pauseVideo' | 'seekTo' | 'setPlaybackRate' | 'addEventListener'

/** A command to the embedded player, as it wants it. */
export const commandMessage = (command: Command, ...args: unknown[]): string =>
  JSON.stringify({ event: 'command', func: command, args, id: 1, channel: 'widget' })

/** Says that somebody listens; the player says nothing before. */
export const listeningMessage = JSON.stringify({ event: 'listening', id: 1, channel: 'widget' })
