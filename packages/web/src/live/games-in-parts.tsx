import type { ReactNode } from 'react'
import button from '../ui/button.module.css'
import rows from '../ui/lists/card-rows.module.css'
import styles from './games-in-parts.module.css'

/** Some games of one kind: open ones, past ones. */
interface Part<Game> {
  name: string
  some: readonly Game[]
}

/** What is asked for page by page. */
interface Paged {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage: () => unknown
}

/**
 * Games in parts with a heading each, of which an empty one is left out; below them the way to more. Above them stands
 * what there is to say of all.
 *
 * @param row is a list item of a game, with its key
 */
export function GamesInParts<Game>({
  parts,
  row,
  asked,
  showMore,
  children,
}: {
  parts: readonly Part<Game>[]
  row: (game: Game) => ReactNode
  asked: Paged
  showMore: string
  children?: ReactNode
}) {
  return (
    <div className={styles.parts}>
      {children}
      {parts
        .filter(({ some }) => some.length > 0)
        .map(({ name, some }) => (
          <section key={name}>
            <h2>{name}</h2>
            <ul className={rows.rows}>{some.map(row)}</ul>
          </section>
        ))}
      {asked.hasNextPage ? (
        <button
          type="button"
          className={button.secondary}
          disabled={asked.isFetchingNextPage}
          onClick={() => void asked.fetchNextPage()}
        >
          {showMore}
        </button>
      ) : null}
    </div>
  )
}
