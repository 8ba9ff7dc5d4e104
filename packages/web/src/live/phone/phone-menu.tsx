import type { MemberView } from '@duologue/domain/live/views/views'
import { phoneTexts as texts } from '@duologue/domain/messages/live/phone'
import { useState } from 'react'
import button from '../../ui/button.module.css'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog'
import { Dialog } from '../../ui/dialogs/dialog'
import { Icon } from '../../ui/icon'
import { IconButton } from '../../ui/icon-button'
import type { HallLink } from '../hall-link'
import styles from './phone-menu.module.css'

/** What one can do about oneself: another name while nothing is played, leaving; and how the page is connected. */
export function PhoneMenu({ link, view }: { link: HallLink<MemberView>; view: MemberView }) {
  const [shown, setShown] = useState<'menu' | 'leave' | null>(null)
  const close = () => setShown(null)
  const canRename = view.state === 'lobby' && view.names === 'dealt' && view.renames > 0
  return (
    <>
      <IconButton label={texts.menu} onClick={() => setShown('menu')}>
        <Icon name="menu" />
      </IconButton>
      {shown === 'menu' ? (
        <Dialog title={texts.menu} onClose={close}>
          <div className={styles.menu}>
            <p>{view.title}</p>
            {link.way === 'slow' ? <p>{texts.slowWay}</p> : null}
            {canRename ? (
              <button
                type="button"
                className={button.secondary}
                onClick={() => void link.act({ type: 'rename' }).then(close)}
              >
                {texts.anotherName}
              </button>
            ) : null}
            <button type="button" className={button.secondary} onClick={() => setShown('leave')}>
              <Icon name="logOut" /> {texts.leave}
            </button>
          </div>
        </Dialog>
      ) : null}
      {shown === 'leave' ? (
        <ConfirmDialog
          title={texts.leaveSure}
          confirm={texts.leave}
          onClose={close}
          onConfirm={() => link.act({ type: 'leave' }).then(() => location.assign('/live'))}
        />
      ) : null}
    </>
  )
}
