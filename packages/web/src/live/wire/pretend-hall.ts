import type { CallAnswer, CallInput } from '@duologue/contract/endpoint'
import type { FrameDown, FrameUp } from '@duologue/contract/shapes/hall-frames'
import type { Exchange, Socket, View, WirePorts } from './wire-ports'

type Asked = CallInput<Exchange>['body']

/** A socket that somebody has opened, to be answered by the test. */
export interface PretendSocket {
  sent: FrameUp[]
  isClosed: boolean
  open(): void
  tell(frame: FrameDown): void
  /** The network, a proxy or the server ends it. */
  end(): void
}

/** A call of the slow way that has arrived. */
interface PretendCall {
  asked: Asked
  answer(told: Partial<CallAnswer<Exchange>>): void
  fail(error: unknown): void
}

export const pretendView = { state: 'lobby', title: 'At the bakery', name: 'Clever Robin' } as View

function pretendSocket(): { socket: Socket; pretend: PretendSocket } {
  const target = new EventTarget()
  const pretend: PretendSocket = {
    sent: [],
    isClosed: false,
    open: () => void target.dispatchEvent(new Event('open')),
    tell: frame =>
      void target.dispatchEvent(
        Object.assign(new Event('message'), { data: JSON.stringify(frame) }),
      ),
    end: () => void target.dispatchEvent(new Event('close')),
  }
  const socket = {
    addEventListener: target.addEventListener.bind(target),
    send: (text: string) => void pretend.sent.push(JSON.parse(text) as FrameUp),
    close: () => {
      pretend.isClosed = true
    },
  }
  return { socket: socket as Socket, pretend }
}

/** A server and a network that do what the test says. */
export function pretendHall() {
  const sockets: PretendSocket[] = []
  const calls: PretendCall[] = []
  const woken = new Set<() => void>()
  const ports: WirePorts = {
    openSocket() {
      const { socket, pretend } = pretendSocket()
      sockets.push(pretend)
      return socket
    },
    exchange: asked =>
      new Promise((resolve, reject) => {
        calls.push({
          asked,
          answer: told => resolve({ acks: [], seq: 1, view: null, again: 1000, ...told }),
          fail: reject,
        })
      }),
    who: () => ({ key: 'a key of somebody' }),
    mayPass: error => !(error instanceof RangeError),
    codeOf: error => String((error as Error).message),
    renew: () => false,
    chance: () => 0.5,
    onWoken: listener => {
      woken.add(listener)
      return () => void woken.delete(listener)
    },
  }
  return {
    ports,
    sockets,
    calls,
    wake: () => woken.forEach(listener => listener()),
    socket: () => sockets.at(-1) as PretendSocket,
    call: () => calls.at(-1) as PretendCall,
  }
}
