import styles from './speed-choice.module.css'

/** How fast something plays: one strip, of which one speed is chosen. */
export function SpeedChoice<Speed extends number | string>({
  legend,
  isLegendSeen = false,
  speeds,
  chosen,
  words,
  onChoose,
}: {
  legend: string
  isLegendSeen?: boolean
  speeds: readonly Speed[]
  chosen: Speed
  /** How a speed is told. */
  words: (speed: number) => string
  onChoose: (speed: Speed) => void
}) {
  return (
    <fieldset className={styles.speed}>
      <legend className={isLegendSeen ? undefined : 'visually-hidden'}>{legend}</legend>
      <div>
        {speeds.map(speed => (
          <label key={speed}>
            <input
              type="radio"
              name={legend}
              checked={chosen === speed}
              onChange={() => onChoose(speed)}
            />
            <span>{words(Number(speed))}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
