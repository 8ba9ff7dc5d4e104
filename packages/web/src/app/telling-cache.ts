import { QueryCache } from '@tanstack/react-query'
import { CallFailed } from '../api/call-failed'
import { NoAnswer } from '../api/connection'
import { tellFailure } from '../session/tell-failure'
import { unsay } from '../ui/feedback/notify'

/**
 * What a page tells by itself: a refusal leads to the login or to /not-found, or says what is not shown here; that there is
 * no connection is said once (offline.md#no-connection).
 */
const isToldByPage = (error: unknown) =>
  error instanceof NoAnswer ||
  (error instanceof CallFailed && [401, 403, 404].includes(error.status))

/**
 * What could not be loaded is told with the error's own message (site.md#failing), beside what stands in its place,
 * until it is there. What nobody is shown, because it was fetched ahead or is being rendered on the server, tells
 * nothing.
 */
export const tellingCache = () =>
  new QueryCache({
    onError: (error, query) => {
      if (query.getObserversCount() > 0 && !isToldByPage(error)) tellFailure(error, query.queryHash)
    },
    onSuccess: (_, query) => unsay(query.queryHash),
  })
