import type { SchoolClass } from '@duologue/contract/classes'
import { languageOfClass } from '@duologue/domain/choices/class-languages'
import { classTexts as texts } from '@duologue/domain/messages/classes/classes'
import { languageName } from '@duologue/domain/messages/language-name'
import { shell } from '@duologue/domain/messages/site/shell'
import { Link } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import type { Client } from '../api/client'
import { latePart } from '../ui/feedback/late-part'
import { LoadFailed } from '../ui/feedback/load-failed'
import { LoadingVoices } from '../ui/feedback/loading-voices'
import { Icon } from '../ui/icon'
import styles from './class-frame.module.css'
import { ClassSign } from './class-look'
import { type ClassSide, useClass } from './use-class'

// Few classes are archived.
const ArchivedBanner = latePart(
  async () => (await import('./archiving/unarchive-class')).ArchivedBanner,
)

/** The head of a class's page for one of its sides, with what the page is about under it. */
export function ClassFrame({
  client,
  id,
  user,
  side,
  children,
}: {
  client: Client
  id: string
  user: string
  side: ClassSide
  children: (found: SchoolClass) => ReactNode
}) {
  const { found, isFailed, retry } = useClass(client, id, user, side)
  if (isFailed) return <LoadFailed message={texts.classFailed} onRetry={retry} />
  if (!found)
    return (
      <div className={styles.waiting} aria-busy="true">
        <LoadingVoices />
      </div>
    )
  return (
    <>
      <p>
        <Link to="/classes" className={styles.back} activeOptions={{ exact: true }}>
          <Icon name="back" /> {texts.classes}
        </Link>
      </p>
      <div className={styles.head}>
        <ClassSign color={found.color} icon={found.icon} />
        <div>
          <h1>{found.name}</h1>
          <p className={styles.facts}>
            <span>{languageName(languageOfClass(found.language) ?? found.language)}</span>
            {side === 'teacher' ? <span>{texts.studentCount(found.studentCount ?? 0)}</span> : null}
          </p>
          <Link to="/shop" search={{ shop: id }} className={styles.store}>
            <Icon name="card" /> {shell.store}
          </Link>
        </div>
      </div>
      {found.isArchived ? (
        <Suspense>
          <ArchivedBanner client={client} found={found} />
        </Suspense>
      ) : null}
      {children(found)}
    </>
  )
}
