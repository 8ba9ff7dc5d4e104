import { around, faulty } from '@duologue/domain/messages/joined'
import { type ReactNode, useId } from 'react'
import styles from '../field.module.css'
import { ServerWords } from '../server-words'

/** What the control of a field carries, so that its name, note and fault are told with it. */
export interface FieldAttributes {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/** What every kind of field is told. */
export interface FieldProps {
  label: string
  note?: string | undefined
  /** What is wrong, to be read after the label: "is required". */
  fault?: string | undefined
  /** The fault says all by itself: no label before it. */
  faultIsSentence?: boolean | undefined
}

/** A field's name above and, under it, what is wrong with it; the place of the fault is always there, so nothing jumps. */
export function FieldFrame({
  label,
  note,
  fault,
  faultIsSentence = false,
  children,
}: FieldProps & { children: (attributes: FieldAttributes) => ReactNode }) {
  const id = useId()
  const described = [note ? `${id}-note` : '', fault ? `${id}-fault` : ''].filter(Boolean).join(' ')
  const [before, after] = fault && !faultIsSentence ? around(says => faulty(label, says)) : []
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {note ? (
        <p id={`${id}-note`} className={styles.note}>
          {note}
        </p>
      ) : null}
      <div className={styles.box}>
        {children({
          id,
          'aria-invalid': fault ? true : undefined,
          'aria-describedby': described || undefined,
        })}
      </div>
      <p id={`${id}-fault`} className={styles.fault}>
        {before}
        {fault ? (
          <span>
            <ServerWords>{fault}</ServerWords>
          </span>
        ) : null}
        {after}
      </p>
    </div>
  )
}
