import { createHash } from 'node:crypto'
import { type Encoding, encodedBody } from './files/encoded-body'
import { pagePolicy } from './security-headers'

/** What of a page is the same for whoever is shown it. */
export interface PageBody {
  /** The policy that allows its own scripts and styles, by their hashes. */
  policy: string
  /** Another one for every other text. */
  etag: string
  /** Its bytes; compressed once, when they are first asked for so. */
  as(encoding: Encoding): Buffer
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64')
const inline = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g

/** The hashes of the inline scripts and styles that bear a page's nonce: whoever put others in does not know it. */
function hashesIn(text: string, nonce: string) {
  const hashes = { script: new Set<string>(), style: new Set<string>() }
  for (const [, kind, attributes = '', content = ''] of text.matchAll(inline)) {
    const isOurs = attributes.includes(` nonce="${nonce}"`) && !attributes.includes(' src=')
    if (isOurs) hashes[kind === 'style' ? 'style' : 'script'].add(sha256(content))
  }
  return hashes
}

/**
 * The body of a page that was rendered with a secret nonce. What bears the nonce is allowed by its hash instead, and the
 * nonce is taken out: the page is the same for everybody, and can be kept compressed (decision 084).
 */
export function pageBody(
  rendered: string,
  nonce: string,
  themeScript: string,
  publicUrl: string,
): PageBody {
  const { script, style } = hashesIn(rendered, nonce)
  const text = rendered.replaceAll(` nonce="${nonce}"`, '')
  return {
    policy: pagePolicy(publicUrl, [sha256(themeScript), ...script], [...style]),
    etag: `W/"${sha256(text)}"`,
    as: encodedBody(text),
  }
}
