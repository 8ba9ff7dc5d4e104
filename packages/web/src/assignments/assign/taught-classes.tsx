import type { ClassCard } from '@duologue/contract/classes'
import { assignmentTexts as texts } from '@duologue/domain/messages/assignments/assignments'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Client } from '../../api/client'
import button from '../../ui/button.module.css'
import { Dialog } from '../../ui/dialogs/dialog'
import { LoadFailed } from '../../ui/feedback/load-failed'
import styles from '../assignments.module.css'
import { taughtClassesQuery } from '../taught-classes-query'

/** A dialog about the classes that a user teaches; who teaches none is told where one is made. */
export function TaughtClasses({
  client,
  user,
  title,
  onClose,
  children,
}: {
  client: Client
  user: string
  title: string
  onClose: () => void
  /** The dialog itself, once they are known; at least one. */
  children: (classes: readonly ClassCard[]) => ReactNode
}) {
  const { data, isPending, refetch } = useQuery(taughtClassesQuery(client, user))
  if (data && data.length > 0) return children(data)
  return (
    <Dialog title={title} onClose={onClose}>
      {isPending ? <div className={styles.waiting} aria-busy="true" /> : null}
      {!isPending && data === undefined ? (
        <LoadFailed message={texts.classesFailed} onRetry={() => void refetch()} />
      ) : null}
      {data ? (
        <>
          <p>{texts.noClasses}</p>
          <p>
            <Link to="/classes" className={button.primary}>
              {texts.dashboard}
            </Link>
          </p>
        </>
      ) : null}
    </Dialog>
  )
}
