import type { ConnectedPlatform } from '@duologue/contract/lti/platforms'
import { platformTexts as texts } from '@duologue/domain/messages/lti/platforms'
import { useState } from 'react'
import type { Client } from '../../api/client'
import { makeCall } from '../../session/make-call'
import button from '../../ui/button.module.css'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog'
import { useSending } from '../../ui/feedback/use-sending'
import { changePlatform } from './change-platform'
import { deletePlatform } from './delete-platform'
import { letDeploymentIn } from './let-deployment-in'
import styles from './platforms.module.css'

/** One platform: whether it is on, what may show us, and what waits to be let in. */
export function PlatformCard({
  client,
  platform,
  onChanged,
}: {
  client: Client
  platform: ConnectedPlatform
  onChanged: () => Promise<unknown>
}) {
  const { id, name, issuer, clientId, isOn, origins, offeredOrigins, waiting } = platform
  const [isSending, send] = useSending()
  const [removes, setRemoves] = useState(false)
  const act = (call: () => Promise<unknown>, said: string = texts.switched) =>
    send(async () => {
      if (await makeCall(client, call, said)) await onChanged()
    })
  const change = (body: { isOn?: boolean; allowOrigin?: string }) =>
    act(() => changePlatform(client, id, body))
  return (
    <li className={styles.platform}>
      <div className={styles.head}>
        <h3>{name}</h3>
        <span>{isOn ? texts.isOn : texts.isOff}</span>
        <button
          type="button"
          className={isOn ? button.secondary : button.primary}
          disabled={isSending}
          onClick={() => change({ isOn: !isOn })}
        >
          {isOn ? texts.switchOff : texts.switchOn}
        </button>
        <button type="button" className={button.quiet} onClick={() => setRemoves(true)}>
          {texts.remove}
        </button>
      </div>
      <dl className={styles.facts}>
        <dt>{texts.issuer}</dt>
        <dd>{issuer}</dd>
        <dt>{texts.clientId}</dt>
        <dd>{clientId}</dd>
        <dt>{texts.origins}</dt>
        <dd>{origins.join(' ')}</dd>
      </dl>
      {offeredOrigins.map(origin => (
        <div key={origin} className={styles.row}>
          <button
            type="button"
            className={button.secondary}
            disabled={isSending}
            onClick={() => change({ allowOrigin: origin })}
          >
            {texts.offered(origin)}
          </button>
        </div>
      ))}
      {waiting.length > 0 ? <strong>{texts.deployments}</strong> : null}
      {waiting.map(deployment => (
        <div key={deployment} className={styles.row}>
          <span>{texts.deployment(deployment)}</span>
          <button
            type="button"
            className={button.secondary}
            disabled={isSending}
            aria-label={`${texts.letIn} (${texts.deployment(deployment)})`}
            onClick={() => act(() => letDeploymentIn(client, id, { deployment }))}
          >
            {texts.letIn}
          </button>
        </div>
      ))}
      {removes ? (
        <ConfirmDialog
          title={texts.removeTitle(name)}
          confirm={texts.remove}
          onConfirm={async () => {
            const gone = () => deletePlatform(client, id)
            if (await makeCall(client, gone, texts.removed)) await onChanged()
          }}
          onClose={() => setRemoves(false)}
        >
          <p>{texts.removeHint}</p>
        </ConfirmDialog>
      ) : null}
    </li>
  )
}
