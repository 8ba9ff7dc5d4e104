/** What this program has of the browser, which gives it no page: the part of its types that it uses. */
export interface WorkerScope {
  readonly location: { readonly origin: string }
  readonly navigator: { readonly connection?: { readonly saveData?: boolean } }
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void> }
    unregister(): Promise<boolean>
  }
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(kind: 'install' | 'activate', hear: (event: Lasting) => void): void
  addEventListener(kind: 'fetch', hear: (event: Asked) => void): void
  addEventListener(kind: 'message', hear: (event: Told) => void): void
}

interface Lasting {
  /** The browser lets the program live until this is settled. */
  waitUntil(work: Promise<unknown>): void
}

interface Asked extends Lasting {
  readonly request: Request
  readonly preloadResponse?: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}

interface Told extends Lasting {
  readonly data: unknown
  readonly source: { postMessage(said: string): void } | null
}
