import type { PageRenderer } from '../http/pages'

/** Pages that say the address they were asked for. What pages look like is the web's matter. */
export const plainRenderer: PageRenderer = {
  themeScript: 'document.documentElement.dataset.theme = "dark"',
  render: async ({ url, nonce }) =>
    new Response(`<!doctype html><title>${url}</title><script nonce="${nonce}"></script>`, {
      headers: { 'content-type': 'text/html; charset=utf-8' },
    }),
}
