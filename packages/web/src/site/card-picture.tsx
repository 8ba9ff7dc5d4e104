import { sandboxTexts as texts } from '@duologue/domain/messages/site/sandbox'
import { CardMoves } from './card-moves'
import styles from './card-table.module.css'
import { sandboxCards } from './sandbox-cards'

const nothing = () => undefined

/** The sandbox before its cards can be moved: it takes the same place, so that nothing jumps. */
export function CardPicture() {
  return (
    <>
      <CardMoves place={-1} places={sandboxCards.length} onMove={nothing} onReset={nothing} />
      <ul className={styles.table} aria-label={texts.cards}>
        {sandboxCards.map(card => (
          <li key={card} className={styles.card}>
            {card}
          </li>
        ))}
      </ul>
    </>
  )
}
