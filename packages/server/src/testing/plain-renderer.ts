import type { PageRenderer } from '../http/pages'

/**
 * Pages that say the address they were asked for. What pages look like is the web's matter. One with `?asks=` asks that
 * of the API first and fails, as the web's pages do, when it is not answered.
 */
export const plainRenderer: PageRenderer = {
  themeScript: 'document.documentElement.dataset.theme = "dark"',
  async render({ url, nonce, api }) {
    const asked = new URL(url).searchParams.get('asks')
    const isAnswered = asked === null || (await api(asked)).status === 200
    return new Response(`<!doctype html><title>${url}</title><script nonce="${nonce}"></script>`, {
      status: isAnswered ? 200 : 500,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    })
  },
}
