import styles from './choice-cards.module.css'

/** One of a few choices, each with what it means; the keyboard moves through them as through any radio buttons. */
export function ChoiceCards<T extends string>({
  legend,
  name,
  choices,
  chosen,
  onChoose,
}: {
  legend: string
  name: string
  choices: readonly {
    value: T
    label: string
    meaning: string
    note?: string
    /** It is shown, but cannot be chosen. */
    isClosed?: boolean
  }[]
  chosen: T
  onChoose: (value: T) => void
}) {
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      {choices.map(({ value, label, meaning, note, isClosed = false }) => (
        <label key={value} className={styles.card} data-closed={isClosed || undefined}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            disabled={isClosed}
            onChange={() => onChoose(value)}
          />
          <strong>{label}</strong>
          {note ? <small>{note}</small> : null}
          <span className={styles.meaning}>{meaning}</span>
        </label>
      ))}
    </fieldset>
  )
}
