import react from '@vitejs/plugin-react'

const preamble = react.preambleCode.replace('__BASE__', '/')

/** A rendered page with the scripts that renew it when its sources change. */
export async function addRefreshScripts(response) {
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response
  const html = await response.text()
  const scripts = `<script type="module" src="/@vite/client"></script><script type="module">${preamble}</script>`
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  return new Response(html.replace('</head>', `${scripts}</head>`), {
    status: response.status,
    headers,
  })
}
