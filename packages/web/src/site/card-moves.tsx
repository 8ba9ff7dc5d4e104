import { sandboxTexts as texts } from '@duologue/domain/messages/site/sandbox'
import button from '../ui/button.module.css'
import styles from './card-table.module.css'

/** How many cards stand beside each other (site.md#sandbox). */
const columns = 4

/** The buttons that move the chosen card: every drag can be done without one. `place` counts from 0; -1 is none. */
export function CardMoves({
  place,
  places,
  onMove,
  onReset,
}: {
  place: number
  places: number
  onMove: (by: number) => void
  onReset: () => void
}) {
  const moves = [
    { by: -1, text: texts.earlier },
    { by: 1, text: texts.later },
    { by: -columns, text: texts.rowUp },
    { by: columns, text: texts.rowDown },
  ]
  const fits = (by: number) => place >= 0 && place + by >= 0 && place + by < places
  return (
    <fieldset className={styles.moves}>
      <legend>{place < 0 ? texts.noneChosen : texts.moves}</legend>
      {moves.map(({ by, text }) => (
        <button
          key={text}
          type="button"
          className={button.secondary}
          disabled={!fits(by)}
          onClick={() => onMove(by)}
        >
          {text}
        </button>
      ))}
      <button type="button" className={button.secondary} onClick={onReset}>
        {texts.reset}
      </button>
    </fieldset>
  )
}
