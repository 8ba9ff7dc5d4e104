import type { ComponentProps } from 'react'
import styles from './icon-button.module.css'

/** A button that shows only an icon; `label` is its name, read out and shown as its title. */
export function IconButton({
  label,
  className,
  ...rest
}: ComponentProps<'button'> & { label: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={[styles.button, className].filter(Boolean).join(' ')}
    />
  )
}
