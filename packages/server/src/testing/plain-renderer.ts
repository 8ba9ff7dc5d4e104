import { serverWords } from '@duologue/domain/messages/server-words'
import type { PageRenderer } from '../http/languages/page-renderer'

/** The inline script and style that bear the nonce of every page. */
export const plainInline = { script: 'wake()', style: 'b{color:red}' }

/**
 * Pages that say the address they were asked for. What pages look like is the web's matter. One with `?asks=` asks that
 * of the API first and fails, as the web's pages do, when it is not answered.
 */
export const plainRenderer: PageRenderer = {
  words: serverWords,
  themeScript: 'document.documentElement.dataset.theme = "dark"',
  async render({ url, nonce, api, basePrefix, offer, isShell }) {
    const asked = new URL(url).searchParams.get('asks')
    const isAnswered = asked === null || (await api(asked)).status === 200
    const { script, style } = plainInline
    const page = [
      `<!doctype html><title>${url}</title>`,
      `<style nonce="${nonce}">${style}</style>`,
      `<script nonce="${nonce}">${script}</script>`,
      ...(basePrefix ? [`<base href="${basePrefix}">`] : []),
      ...(isShell ? ['<p>shell</p>'] : []),
      ...(offer ? [`<p lang="${offer.language}">${offer.said}</p>`] : []),
      // Whoever put something into a page would not know the nonce.
      '<script>notOurs()</script><script nonce="guess">notOurs()</script>',
    ]
    return new Response(page.join(''), {
      status: isAnswered ? 200 : 500,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    })
  },
}
