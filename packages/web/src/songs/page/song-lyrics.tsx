import type { SheetLine } from '@duologue/contract/songs/song-sheet'
import { songPageTexts as texts } from '@duologue/domain/messages/songs/song-page'
import { type KeyboardEvent, type Ref, Suspense } from 'react'
import { latePart } from '../../ui/feedback/late-part'
import type { RowWindowHandle } from '../../ui/lists/row-window'
import { useAwake } from '../../ui/store'
import { type LinesShown, LyricLine } from './lyric-line'
import styles from './song-lyrics.module.css'

// Only the longest songs have a window of rows.
const RowWindow = latePart(async () => (await import('../../ui/lists/row-window')).RowWindow)

/** Up to so many lines all are in the page; of more, those in view, and at first some. */
const whole = 200
const first = 40

const stops = (row: Element | null | undefined) => [
  ...(row?.querySelectorAll<HTMLElement>('button') ?? []),
]

/** Leads by arrows from a line to its words and to other lines; answers whether there was a way. */
function goBy(key: string, from: HTMLElement): boolean {
  const row = from.closest('li')
  const own = stops(row)
  const at = own.indexOf(from)
  const ways: Readonly<Record<string, () => HTMLElement | undefined>> = {
    ArrowRight: () => own[at + 1],
    ArrowLeft: () => own[at - 1],
    ArrowDown: () => stops(row?.nextElementSibling)[0],
    ArrowUp: () => stops(row?.previousElementSibling)[0],
  }
  const to = ways[key]?.()
  to?.focus()
  return to !== undefined
}

/** The lyrics of a song, a list whose lines are lit as they are sung (song-page.md#current-line). */
export function SongLyrics({
  lines,
  all,
  list,
  rows,
  isOwnBox,
  onArrow,
}: {
  lines: readonly SheetLine[]
  all: LinesShown
  list: Ref<HTMLDivElement>
  rows: Ref<RowWindowHandle>
  /** Whether a long list scrolls by itself and not with the page. */
  isOwnBox: boolean
  /** Somebody goes through the lines by keys. */
  onArrow: () => void
}) {
  const isAwake = useAwake()
  const row = (place: number) => {
    const line = lines[place]
    if (!line) return null
    return <LyricLine key={line.id} place={place} line={line} all={all} />
  }
  const plain = (
    <ol className={styles.list} aria-label={texts.lyrics}>
      {lines.slice(0, lines.length > whole ? first : whole).map((_, place) => row(place))}
    </ol>
  )
  const goOn = (event: KeyboardEvent<HTMLDivElement>) => {
    if (!event.key.startsWith('Arrow') || !(event.target instanceof HTMLElement)) return
    // Lines run as their language does, and all four run from the left.
    if (goBy(event.key, event.target)) event.preventDefault()
    onArrow()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrows lead between its own buttons
    <div ref={list} className={styles.lyrics} dir="ltr" onKeyDown={goOn}>
      {lines.length > whole && isAwake ? (
        <Suspense fallback={plain}>
          <RowWindow
            key={isOwnBox ? 'box' : 'page'}
            label={texts.lyrics}
            count={lines.length}
            row={row}
            scrolls={isOwnBox ? 'box' : 'page'}
            handle={rows}
          />
        </Suspense>
      ) : (
        plain
      )}
    </div>
  )
}
