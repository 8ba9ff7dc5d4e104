import { createHmac } from 'node:crypto'

/** How a secret begins, by the convention that its signature follows (webhooks.md#signature). */
const prefix = 'whsec_'

const bytesOf = (secretKey: Buffer, webhook: string) =>
  createHmac('sha256', secretKey).update(webhook).digest()

/** The secret of a webhook, made of the server key and its id: it is stored nowhere (webhooks.md#secrets). */
export const secretOf = (secretKey: Buffer, webhook: string): string =>
  prefix + bytesOf(secretKey, webhook).toString('base64')

/** The headers that prove where a message comes from, and when it was sent (webhooks.md#signature). */
export function signedHeaders(
  secretKey: Buffer,
  { webhook, deed, body }: { webhook: string; deed: string; body: string },
  now: Date,
) {
  const timestamp = String(Math.floor(now.getTime() / 1000))
  const signature = createHmac('sha256', bytesOf(secretKey, webhook))
    .update(`${deed}.${timestamp}.${body}`)
    .digest('base64')
  return {
    'webhook-id': deed,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  }
}
