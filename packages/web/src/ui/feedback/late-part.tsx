import { shell } from '@duologue/domain/messages/site/shell'
import { Component, type ComponentType, lazy, type ReactNode, useEffect, useState } from 'react'
import { LoadFailed } from './load-failed'

/** The file of a late part did not come. */
class PartMissing extends Error {}

function MissingPart({ onRetry }: { onRetry: () => void }) {
  useEffect(() => {
    window.addEventListener('online', onRetry)
    return () => window.removeEventListener('online', onRetry)
  }, [onRetry])
  return <LoadFailed message={shell.partMissing} onRetry={onRetry} />
}

/** Stands around one late part; faults of its own making go on to whoever is further out. */
class PartBoundary extends Component<
  { children: ReactNode; onRetry: () => void },
  { fault: unknown }
> {
  override state: { fault: unknown } = { fault: null }

  static getDerivedStateFromError(fault: unknown) {
    return { fault }
  }

  private readonly again = () => {
    this.props.onRetry()
    this.setState({ fault: null })
  }

  override render() {
    const { fault } = this.state
    if (fault === null) return this.props.children
    if (fault instanceof PartMissing) return <MissingPart onRetry={this.again} />
    throw fault
  }
}

/** A part of a page whose file comes behind the page's own. */
export interface LatePart<Props> {
  (props: Props): ReactNode
  /** Fetches its file before it is needed; what fails now is asked for again when it is. */
  readonly fetchAhead: () => Promise<void>
}

/**
 * Makes a late part with a boundary of its own: where its file does not come (a lost connection, a restart), the place
 * of this part alone says so, with a Retry, and the page around it goes on. It tries again by itself when the connection
 * is back. While it comes, the nearest `Suspense` shows what stands there meanwhile.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LatePart<Props> {
  const ask = () =>
    lazy(async () => ({
      default: await load().catch((cause: unknown) => {
        throw new PartMissing('a late part did not come', { cause })
      }),
    }))
  let newest = ask()
  function Part(props: Props) {
    // What failed once is remembered as failed: a further try is another promise.
    const [Loaded, setLoaded] = useState<ComponentType<Props>>(() => newest)
    const again = () => {
      newest = ask()
      setLoaded(() => newest)
    }
    return (
      <PartBoundary onRetry={again}>
        <Loaded {...props} />
      </PartBoundary>
    )
  }
  const fetchAhead = () =>
    load().then(
      () => undefined,
      () => undefined,
    )
  return Object.assign(Part, { fetchAhead })
}

/**
 * Fetches late parts when there is nothing else to do: what is pressed first is answered first. For all that a game or
 * an editor needs after it began: whoever loses the connection must be able to go on.
 *
 * @param parts must be the same list at every render.
 */
export function useFetchedAhead(parts: readonly { fetchAhead: () => Promise<void> }[]): void {
  useEffect(() => {
    const fetchParts = () => {
      for (const part of parts) void part.fetchAhead()
    }
    // Safari has no idle callbacks.
    if (!('requestIdleCallback' in window)) return fetchParts()
    const waiting = requestIdleCallback(fetchParts, { timeout: 2000 })
    return () => cancelIdleCallback(waiting)
  }, [parts])
}
