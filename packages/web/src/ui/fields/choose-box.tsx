import styles from './choose-box.module.css'

/** A box in a table that chooses its row, or in the head all of them. */
export function ChooseBox({
  label,
  isChosen,
  onChange,
}: {
  label: string
  isChosen: boolean
  onChange: (isChosen: boolean) => void
}) {
  return (
    <label className={styles.choose} data-label={label}>
      <input
        type="checkbox"
        aria-label={label}
        checked={isChosen}
        onChange={event => onChange(event.target.checked)}
      />
    </label>
  )
}
