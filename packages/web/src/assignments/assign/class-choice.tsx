import type { ClassCard } from '@duologue/contract/classes'
import { assignmentTexts as texts } from '@duologue/domain/messages/assignments/assignments'
import styles from '../assignments.module.css'

/** The classes that can be ticked; an only one is ticked already. */
export function ClassChoice({
  classes,
  fault,
}: {
  classes: readonly ClassCard[]
  fault: string | undefined
}) {
  return (
    <fieldset className={styles.choice} aria-describedby={fault ? 'class-choice-fault' : undefined}>
      <legend>{texts.chooseClasses}</legend>
      {classes.map(({ id, name }) => (
        <label key={id}>
          <input type="checkbox" name="class" value={id} defaultChecked={classes.length === 1} />
          <span>{name}</span>
        </label>
      ))}
      <p id="class-choice-fault" className={styles.fault} role="alert">
        {fault}
      </p>
    </fieldset>
  )
}
