import type { OwnUser } from '@duologue/contract/accounts'
import { classTexts as texts } from '@duologue/domain/messages/classes/classes'
import { Link } from '@tanstack/react-router'
import type { Client } from '../api/client'
import { savedUser } from '../saved-here/signed-in'
import { makeCall } from '../session/make-call'
import button from '../ui/button.module.css'
import { Dialog } from '../ui/dialogs/dialog'
import { useSending } from '../ui/feedback/use-sending'
import styles from './choose-type-dialog.module.css'

/**
 * A personal account must say whether it is a teacher's or a student's; only /home leads out
 * (classes.md#account-types).
 */
export function ChooseTypeDialog({ client, user }: { client: Client; user: OwnUser }) {
  const [isSending, send] = useSending()
  const become = (type: 'teacher' | 'student') =>
    send(() =>
      makeCall(
        client,
        async () =>
          savedUser.set(
            await client.accounts.updateProfile({ params: { id: user.id }, body: { type } }),
          ),
        texts.typeChosen[type],
      ),
    )
  return (
    <Dialog title={texts.chooseType}>
      {user.approval === 'refused' ? <p>{texts.refusedAsTeacher}</p> : null}
      <p>{texts.chooseTypeLead}</p>
      <div className={styles.ways}>
        {(['teacher', 'student'] as const).map(type => (
          <button
            key={type}
            type="button"
            className={button.primary}
            disabled={isSending}
            onClick={() => become(type)}
          >
            {type === 'teacher' ? texts.iTeach : texts.iLearn}
          </button>
        ))}
      </div>
      <Link to="/home" className={button.quiet}>
        {texts.iAmNeither}
      </Link>
    </Dialog>
  )
}
