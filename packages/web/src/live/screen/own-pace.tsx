import type { ScreenMember, ScreenView } from '@duologue/domain/live/views/views'
import { screenTexts as texts } from '@duologue/domain/messages/live/screen'
import { type CSSProperties, useEffect, useRef } from 'react'
import { sideName } from '../look/side-name'
import { SideSign } from '../look/side-sign'
import styles from './own-pace.module.css'

const clockOf = (ms: number) => {
  const seconds = Math.floor(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** How long the game has been played; it writes its seconds into the page by itself. */
function TimePlayed({ played, since, goes }: { played: number; since: number; goes: boolean }) {
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    const write = () => {
      const now = goes ? played + performance.now() - since : played
      if (place.current) place.current.textContent = clockOf(now)
    }
    write()
    if (!goes) return
    const timer = setInterval(write, 500)
    return () => clearInterval(timer)
  }, [played, since, goes])
  return (
    <p className={styles.time}>
      {texts.timePlayed} <strong ref={place} />
    </p>
  )
}

interface Row {
  key: string
  name: string
  side: 1 | 2
  answers: number
}

const sum = (members: readonly ScreenMember[]) =>
  members.reduce((all, { answers }) => all + answers, 0)

/** A row for each member who plays alone, and one for each pair. */
function playersOf(members: readonly ScreenMember[]): Row[] {
  const rows = new Map<string, Row>()
  for (const { number, pair, name, side, answers } of members) {
    const key = pair === undefined ? String(number) : `pair ${pair}`
    const before = rows.get(key)
    rows.set(key, {
      key,
      name: before ? `${before.name} · ${name}` : name,
      side,
      answers: (before?.answers ?? 0) + answers,
    })
  }
  return [...rows.values()]
}

/** A row for each side, for each member or pair, or for the sides and the three who are furthest, as the host wants it shown. */
function rowsOf({ settings: { shows, form }, members }: ScreenView): Row[] {
  const playing = members.filter(({ waits }) => !waits)
  const players = playersOf(playing)
  if (shows === 'all') return players
  const sides = form === 'teams' ? ([1, 2] as const) : ([1] as const)
  const rows = sides.map(side => ({
    key: `side ${side}`,
    name: sideName(form, side),
    side,
    answers: sum(form === 'teams' ? playing.filter(each => each.side === side) : playing),
  }))
  if (shows === 'sides') return rows
  const furthest = players.toSorted((one, two) => two.answers - one.answers).slice(0, 3)
  return [...rows, ...furthest]
}

/** So many rows are shown in full; of more a number has to do, so that a whole class is seen at once. */
const mostInFull = 12

/** How far everybody is who plays at their own pace: a bar each, and the time (live.md#own-pace). */
export function OwnPace({ view, since }: { view: ScreenView; since: number }) {
  const rows = rowsOf(view)
  const most = Math.max(1, ...rows.map(({ answers }) => answers))
  const isTeams = view.settings.form === 'teams'
  const isClass = rows.length > mostInFull
  return (
    <div className={styles.progress}>
      <h1>{view.title}</h1>
      <TimePlayed played={view.played} since={since} goes={view.state === 'playing'} />
      <ul className={styles.rows} data-many={isClass ? 'class' : rows.length > 2 || undefined}>
        {rows.map(({ key, name, side, answers }) => (
          <li key={key} data-side={isTeams ? side : undefined}>
            <span className={styles.name}>
              {isTeams ? <SideSign side={side} /> : null} <bdi>{name}</bdi>
            </span>
            <span
              className={styles.bar}
              style={{ '--share': answers / most } as CSSProperties}
              aria-hidden="true"
            />
            <span className={styles.count}>
              {isClass ? <span aria-hidden="true">{answers}</span> : null}
              <span className={isClass ? 'visually-hidden' : undefined}>
                {texts.linesAnswered(answers)}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
