/** A request to a learning platform. */
export interface PlatformRequest {
  address: string
  method?: 'GET' | 'POST' | 'PUT'
  headers?: Readonly<Record<string, string>>
  body?: string
  /** Bytes of the answer that are taken; 100 kB where nothing else is said. */
  mostBytes?: number
}

/** What it answered. */
export interface PlatformAnswer {
  status: number
  /** By names in small letters. */
  headers: Readonly<Record<string, string | undefined>>
  text: string
}

/** A platform could not be asked, or did not answer in time; the message tells the operator why, and nothing that it sent. */
export class PlatformAway extends Error {}

/** Learning platforms, as a port (lti.md#asking-a-platform). */
export interface PlatformPort {
  /** Asks a platform; throws `PlatformAway` and nothing else. A redirect is an answer like any other. */
  ask(request: PlatformRequest): Promise<PlatformAnswer>
}
