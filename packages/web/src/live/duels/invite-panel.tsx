import type { PairAnswer } from '@duologue/contract/live/pair-shapes'
import { spacedJoinCode } from '@duologue/domain/classes/join-code'
import { pairTexts as texts } from '@duologue/domain/messages/live/pairs'
import { Suspense } from 'react'
import { CopyButton } from '../../ui/copy-button'
import { latePart } from '../../ui/feedback/late-part'
import styles from './pairs.module.css'

const QrCode = latePart(async () => (await import('../../ui/qr-code')).QrCode)

/** What leads a partner to a duel: its code, the same as a picture, and its link (live.md#invitations). */
export function InvitePanel({ pair: { code } }: { pair: Pick<PairAnswer, 'code'> }) {
  if (code === null) return null
  const { protocol, host } = location
  const address = `${host}/pairs/${code}`
  const link = `${protocol}//${address}`
  return (
    <div className={styles.invite}>
      <div className={styles.picture}>
        <Suspense>
          <QrCode address={link} label={texts.codePicture(address)} />
        </Suspense>
      </div>
      <div className={styles.told}>
        <p className={styles.code} translate="no">
          <span className="visually-hidden">{texts.code}</span> <bdi>{spacedJoinCode(code)}</bdi>
        </p>
        <p>{texts.showThis}</p>
        <p>
          <CopyButton text={link} copied={texts.linkCopied}>
            {texts.copyLink}
          </CopyButton>
        </p>
      </div>
    </div>
  )
}
