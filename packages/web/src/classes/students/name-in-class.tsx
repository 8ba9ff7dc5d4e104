import type { ClassStudent } from '@duologue/contract/classes'
import { classTexts as texts } from '@duologue/domain/messages/classes/classes'
import { useState } from 'react'
import type { Client } from '../../api/client'
import button from '../../ui/button.module.css'
import styles from './name-in-class.module.css'
import { NameForm } from './name-student-form'

/**
 * What a student is called in a class: asked once, after joining; then told, with a way to change it (decision 061). It
 * lies over nothing, so whoever is in a hurry can leave it for another day. A pupil is called as who keeps them says.
 */
export function NameInClass({
  client,
  classId,
  student,
}: {
  client: Client
  classId: string
  student: ClassStudent
}) {
  const [isChanging, setIsChanging] = useState(false)
  if (student.login === 'card') return null
  if (student.called === null || isChanging)
    return (
      <NameForm
        client={client}
        classId={classId}
        student={student}
        onDone={() => setIsChanging(false)}
      />
    )
  return (
    <p className={styles.known}>
      <span>{texts.calledAs(student.fullName)}</span>
      <button type="button" className={button.quiet} onClick={() => setIsChanging(true)}>
        {texts.changeName}
      </button>
    </p>
  )
}
