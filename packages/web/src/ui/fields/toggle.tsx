import styles from './toggle.module.css'

/** A switch with its name beside it. */
export function Toggle({
  isOn,
  onChange,
  label,
}: {
  isOn: boolean
  onChange: (isOn: boolean) => void
  label: string
}) {
  return (
    <label className={styles.toggle}>
      <input
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- the checkbox says its state itself
        role="switch"
        checked={isOn}
        onChange={event => onChange(event.target.checked)}
      />
      <span>{label}</span>
    </label>
  )
}
