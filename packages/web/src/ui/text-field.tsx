import { shell } from '@duologue/domain/messages/shell'
import { type ComponentProps, useId, useState } from 'react'
import { Icon } from './icon'
import { IconButton } from './icon-button'
import styles from './text-field.module.css'

/**
 * A text field with its name above and, under it, what is wrong with it; the place of the fault is always there, so
 * that nothing jumps. A password can be shown. Everything else goes to the `<input>`.
 */
export function TextField({
  label,
  note,
  fault,
  faultIsSentence = false,
  type = 'text',
  ...input
}: ComponentProps<'input'> & {
  label: string
  note?: string
  /** What is wrong, to be read after the label: "is required". */
  fault?: string | undefined
  /** The fault says all by itself: no label before it. */
  faultIsSentence?: boolean
}) {
  const id = useId()
  const [isShown, setIsShown] = useState(false)
  const isPassword = type === 'password'
  const described = [note ? `${id}-note` : '', fault ? `${id}-fault` : ''].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {note ? (
        <p id={`${id}-note`} className={styles.note}>
          {note}
        </p>
      ) : null}
      <div className={styles.box}>
        <input
          {...input}
          id={id}
          type={isPassword && isShown ? 'text' : type}
          aria-invalid={fault ? true : undefined}
          aria-describedby={described || undefined}
        />
        {isPassword ? (
          <IconButton
            label={isShown ? shell.hideTyped : shell.showTyped}
            onClick={() => setIsShown(!isShown)}
          >
            <Icon name={isShown ? 'eyeOff' : 'eye'} />
          </IconButton>
        ) : null}
      </div>
      <p id={`${id}-fault`} className={styles.fault}>
        {fault && !faultIsSentence ? `${label} ` : null}
        {fault ? <span>{fault}</span> : null}
      </p>
    </div>
  )
}
