import type { Assignment } from '@duologue/contract/shapes/assignment'
import { shareTexts as texts } from '@duologue/domain/messages/assignments/share-assignment'
import { classTexts } from '@duologue/domain/messages/classes/classes'
import button from '../ui/button.module.css'
import { CopyButton } from '../ui/copy-button'
import styles from './assignments.module.css'
import { gamePath, shareAddresses } from './share-address'

/**
 * An assignment's link, to be given to a class elsewhere (assignments.md#sharing): plain links, and nothing of the other
 * site is loaded here.
 */
export function ShareAssignment({ assignment }: { assignment: Assignment }) {
  const path = gamePath(assignment)
  if (path === undefined) return null
  const address = `${location.origin}${path}`
  const { classroom, teams } = shareAddresses(address)
  return (
    <div role="group" aria-label={texts.share} className={styles.bar}>
      <CopyButton text={address} copied={classTexts.linkCopied}>
        {classTexts.copyLink}
      </CopyButton>
      <a className={button.secondary} href={classroom} target="_blank" rel="noreferrer">
        {texts.classroom}
      </a>
      <a className={button.secondary} href={teams} target="_blank" rel="noreferrer">
        {texts.teams}
      </a>
    </div>
  )
}
