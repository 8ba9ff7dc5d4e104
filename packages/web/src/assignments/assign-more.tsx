import { assignedSongTexts } from '@duologue/domain/messages/assignments/assigned-songs'
import { assignmentTexts as texts } from '@duologue/domain/messages/assignments/assignments'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import button from '../ui/button.module.css'
import { Dialog } from '../ui/dialogs/dialog'
import { Icon } from '../ui/icon'
import styles from './assignments.module.css'

/** Where what can be assigned is found: each has its Assign to Class button (assignments.md#tables). */
export function AssignMore() {
  return (
    <>
      <Link to="/search/conversations" className={button.primary}>
        {texts.findConversation}
      </Link>
      <Link to="/search/songs" className={button.secondary}>
        {assignedSongTexts.find}
      </Link>
      <Link to="/pronunciation/search" className={button.secondary}>
        {texts.findList}
      </Link>
    </>
  )
}

/** The button that leads there, wherever something is assigned already. */
export function AssignMoreButton() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" className={button.primary} onClick={() => setIsOpen(true)}>
        <Icon name="plus" /> {texts.assignAnother}
      </button>
      {isOpen ? (
        <Dialog title={texts.assignWhat} onClose={() => setIsOpen(false)}>
          <p>{texts.emptyTeacherHint}</p>
          <div className={styles.bar}>
            <AssignMore />
          </div>
        </Dialog>
      ) : null}
    </>
  )
}
