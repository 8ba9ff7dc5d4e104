import { webhookTexts } from '../messages/webhooks/webhooks'
import { webhookLimits } from './webhook-limits'

/** What is wrong with the address that is to hear of a class (webhooks.md#addresses). */
export function webhookAddressFault(text: string): string | undefined {
  const address = text.trim()
  if (address.length > webhookLimits.address) return webhookTexts.tooLong(webhookLimits.address)
  const [, place] = /^https:\/\/([^\s/?#\\]+)/i.exec(address) ?? []
  if (place === undefined || /\s/.test(address)) return webhookTexts.notHttps
  return /@/.test(place) || /[#\\]/.test(address) ? webhookTexts.notPlain : undefined
}
