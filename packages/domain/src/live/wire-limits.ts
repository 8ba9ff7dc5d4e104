/** The numbers of the wire between a page and a hall (live.md#wire); sizes in bytes, spans in milliseconds. */
export const wireLimits = {
  /** What this product's pages speak; servers understand the one before, too. */
  version: 2,
  /** The largest frame that is taken. */
  frame: 16 * 1024,
  /** The first frame says who it is, within this span. */
  hello: 5000,
  /** Acts of one socket: so many at once, and so many more in each second. */
  actsAtOnce: 20,
  actsASecond: 5,
  /** Acts of one call of the slow way. */
  actsOfExchange: 20,
  /** Sockets of one host, who may have several screens; a member has one. */
  hostSockets: 5,
  /** Sockets that a process holds, and how many new ones it takes in a second. */
  sockets: 10_000,
  newSocketsASecond: 1000,
  /** Beyond so much that waits in a socket views are left out, and beyond so much it is cut. */
  skipViews: 64 * 1024,
  cut: 1024 * 1024,
  /** The server asks whether somebody is there so often, and cuts who has not answered for so long. */
  ping: 20_000,
  silence: 30_000,
  /** Who has been without a connection for so long is gone; who calls the slow way is here for so long. */
  gone: 10_000,
  caller: 30_000,
  /** Two views of one socket are at least so far apart; further where nothing but numbers has changed, or a place. */
  viewEvery: 200,
  countEvery: 500,
  placeEvery: 2000,
  /** A token or key is looked at again after this span. */
  checkAgain: 30_000,
  /** Who is sent away by a stop comes again within this span, each at another moment. */
  spread: 3000,
} as const

/** Whether a page of this wire keeps the game that it plays at the own pace: it is told once what that is made of. */
export const keepsOwnGame = (wire: number): boolean => wire >= 2

/** Whether a page of this wire is understood here: its own, the one before, the one after (of a newer process beside). */
export const isWireKnown = (wire: number): boolean => Math.abs(wire - wireLimits.version) <= 1
