import type { SchoolClass } from '@duologue/contract/classes'
import { classArchivingTexts as texts } from '@duologue/domain/messages/classes/class-archiving'
import type { Client } from '../../api/client'
import { makeCall } from '../../session/make-call'
import button from '../../ui/button.module.css'
import styles from './unarchive-class.module.css'
import { useRefreshClasses } from './use-refresh-classes'

/** Says on the pages of a class that it is archived; its owner brings it back there (classes.md#archived). */
export function ArchivedBanner({ client, found }: { client: Client; found: SchoolClass }) {
  const refresh = useRefreshClasses()
  const { id, role } = found
  const bringBack = async () => {
    await client.classes.unarchiveClass({ params: { id } })
    await refresh()
  }
  return (
    <div className={styles.banner}>
      <p>{texts.isArchived}</p>
      {role === 'teacher' || role === 'admin' ? (
        <button
          type="button"
          className={button.secondary}
          onClick={() => void makeCall(client, bringBack, texts.broughtBack)}
        >
          {texts.bringBack}
        </button>
      ) : null}
    </div>
  )
}
