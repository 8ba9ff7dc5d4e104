import type { WebhookMessage } from '@duologue/contract/webhooks/webhooks'
import { commas } from '@duologue/domain/messages/joined'
import { moment } from '@duologue/domain/messages/said-in'
import { webhookTexts as texts } from '@duologue/domain/messages/webhooks/webhooks'
import { useQueryClient } from '@tanstack/react-query'
import type { Client } from '../api/client'
import { makeCall } from '../session/make-call'
import button from '../ui/button.module.css'
import { useSending } from '../ui/feedback/use-sending'
import styles from './class-webhooks.module.css'
import { webhooksQuery } from './list-webhooks-query'

function faultOf({ fault, status }: WebhookMessage): string | undefined {
  if (fault === null) return undefined
  return fault === 'answered' ? texts.faults.answered(status ?? 0) : texts.faults[fault]
}

/** A message with what became of it, and a way to try it again where it was not taken (webhooks.md#sending). */
export function SendWebhookMessageAgain({
  client,
  classId,
  webhook,
  message,
}: {
  client: Client
  classId: string
  webhook: string
  message: WebhookMessage
}) {
  const queries = useQueryClient()
  const [isSending, send] = useSending()
  const when = moment(Date.parse(message.at))
  const what = texts.events[message.event]
  const told = [
    texts.states[message.state],
    faultOf(message),
    message.nextTry && message.fault
      ? texts.nextTry(moment(Date.parse(message.nextTry)))
      : undefined,
  ].filter(part => part !== undefined)
  const again = async () => {
    const params = { id: classId, webhook, message: message.id }
    const call = () => client.webhooks.sendWebhookMessageAgain({ params })
    await makeCall(client, call, texts.willTry)
    await queries.invalidateQueries({ queryKey: webhooksQuery(client, classId).queryKey })
  }
  return (
    <li className={styles.message}>
      <div>
        {commas([what, when])}
        <p className={message.state === 'failed' ? styles.failed : styles.told}>{commas(told)}</p>
      </div>
      {message.fault === null ? null : (
        <button
          type="button"
          className={button.secondary}
          aria-label={texts.againOne(what, when)}
          disabled={isSending}
          onClick={() => send(again)}
        >
          {texts.again}
        </button>
      )}
    </li>
  )
}
