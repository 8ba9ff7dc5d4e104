import { CallFailed, mayPass } from '../api/call-failed'
import type { Client } from '../api/client'
import { savedToken } from '../saved-here/signed-in'
import { exchangeActs, unseen } from './exchange-acts'
import { renewOnce } from './renew-once'
import type { WirePorts } from './wire/wire-ports'

const socketAddress = (hall: string) =>
  `${location.protocol === 'https:' ? 'wss:' : 'ws:'}//${location.host}/api/live/halls/${encodeURIComponent(hall)}/socket`

/** Tells when the network is back, and when the page is seen again: a device that slept has lost its socket unawares. */
function onWoken(listener: () => void): () => void {
  const whenSeen = () => {
    if (document.visibilityState === 'visible') listener()
  }
  window.addEventListener('online', listener)
  window.addEventListener('pageshow', listener)
  document.addEventListener('visibilitychange', whenSeen)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('pageshow', listener)
    document.removeEventListener('visibilitychange', whenSeen)
  }
}

/** The ports of a browser; a guest is known by the key of their place in the hall. */
export function browserPorts(client: Client, hall: string, key: string | null): WirePorts {
  let hasView = false
  return {
    openSocket: () => new WebSocket(socketAddress(hall)),
    exchange: async body => {
      const asked = hasView ? body : { ...body, seen: unseen }
      const answer = await exchangeActs(client, hall, asked)
      hasView ||= answer.view !== null
      return answer
    },
    who() {
      const token = savedToken.get()
      return { ...(token ? { token } : {}), ...(key === null ? {} : { key }) }
    },
    mayPass,
    codeOf: error => (error instanceof CallFailed && error.code) || 'not-found',
    renew: renewOnce,
    chance: Math.random,
    onWoken,
  }
}
