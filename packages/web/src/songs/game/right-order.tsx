import type { SheetLine } from '@duologue/contract/songs/song-sheet'
import { songPlayTexts as texts } from '@duologue/domain/messages/songs/song-games'
import { Icon } from '../../ui/icon'
import { inOurWords } from '../../ui/written-in'
import styles from './right-order.module.css'

/** A block in its own order, each line with whether it had been put there; the one that sounds is lit. */
export function RightOrder({
  lines,
  order,
  sounding,
  language,
}: {
  lines: readonly SheetLine[]
  /** As it was checked; null where it was given up. */
  order: readonly number[] | null
  /** The id of the line that sounds. */
  sounding: string | undefined
  language: string
}) {
  const right = lines.filter((_, place) => order?.[place] === place).length
  return (
    <div className={styles.right}>
      <h2>{texts.rightOrder}</h2>
      <ol aria-label={texts.rightOrder}>
        {lines.map((line, place) => {
          const isRight = order?.[place] === place
          return (
            <li key={line.id} data-right={isRight} aria-current={line.id === sounding || undefined}>
              <Icon name={isRight ? 'check' : 'cross'} />
              <span lang={language}>{line.text}</span>
              <span className="visually-hidden" {...inOurWords}>
                {isRight ? texts.inItsPlace : texts.elsewhere}
              </span>
              <span className={styles.meaning}>{line.translation}</span>
            </li>
          )
        })}
      </ol>
      <p role="status">{texts.inPlace(right, lines.length)}</p>
    </div>
  )
}
