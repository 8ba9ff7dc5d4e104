import { fetchApi } from '../api/fetch-api'
import { beginSession } from '../session/session'

/**
 * Whoever is logged in in this frame, which was loaded again: its login is kept in no storage (lti.md#sessions). Nobody
 * where the launch is over.
 */
export async function resumeFrame(): Promise<void> {
  const { status, body } = await fetchApi('/api/lti/resume', {
    method: 'POST',
    body: '{}',
    headers: { 'x-duologue': 'page' },
  })
  if (status === 200) beginSession(JSON.parse(body))
}
