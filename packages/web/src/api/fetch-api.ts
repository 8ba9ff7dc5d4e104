/** Sends one request to the API and gives back its status and text; throws only when there is no answer. */
export type FetchApi = (
  path: string,
  init?: { method: string; body?: string },
) => Promise<{ status: number; body: string }>

/** The browser's way to the API. */
export const fetchApi: FetchApi = async (path, init) => {
  const response = await fetch(path, {
    method: init?.method ?? 'GET',
    headers: {
      accept: 'application/json',
      ...(init?.body ? { 'content-type': 'application/json' } : {}),
    },
    ...(init?.body ? { body: init.body } : {}),
  })
  return { status: response.status, body: await response.text() }
}
