import type { ClassStudent, SchoolClass } from '@duologue/contract/classes'
import { peopleByName } from '@duologue/domain/messages/by-name'
import { classTexts as texts } from '@duologue/domain/messages/classes/classes'
import { useState } from 'react'
import type { Client } from '../../api/client'
import button from '../../ui/button.module.css'
import { NothingFound } from '../../ui/lists/nothing-found'
import { RemoveStudentsDialog } from './remove-students-dialog'
import { StudentTable } from './student-table'
import styles from './students-tab.module.css'
import { UpdateStudentDialog } from './update-student-dialog'

/** The students of a class: who they are, what each is allowed, and a way to remove several (classes.md#students). */
export function StudentsTab({ client, found }: { client: Client; found: SchoolClass }) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [isRemoving, setIsRemoving] = useState(false)
  const [allowing, setAllowing] = useState<ClassStudent>()
  const students = peopleByName(found.students ?? [])
  if (students.length === 0)
    return <NothingFound title={texts.noStudents} hint={texts.noStudentsHint} />
  const selected = students.filter(({ id }) => chosen.has(id))
  return (
    <>
      <div className={styles.bar}>
        <p aria-live="polite">{texts.selected(selected.length)}</p>
        <button
          type="button"
          className={button.danger}
          disabled={selected.length === 0}
          onClick={() => setIsRemoving(true)}
        >
          {texts.removeStudents}
        </button>
      </div>
      <StudentTable
        students={students}
        chosen={chosen}
        onChoose={setChosen}
        onAllow={setAllowing}
      />
      {isRemoving ? (
        <RemoveStudentsDialog
          client={client}
          found={found}
          students={selected}
          onClose={() => setIsRemoving(false)}
        />
      ) : null}
      {allowing ? (
        <UpdateStudentDialog
          client={client}
          found={found}
          student={allowing}
          onClose={() => setAllowing(undefined)}
        />
      ) : null}
    </>
  )
}
