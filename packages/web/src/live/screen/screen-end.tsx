import type { ScreenView } from '@duologue/domain/live/views/views'
import { hallTexts } from '@duologue/domain/messages/live/in-hall'
import { screenTexts as texts } from '@duologue/domain/messages/live/screen'
import { useEffect, useRef } from 'react'
import { useEffects } from '../../battle/effects'
import { scrapFlight } from '../../battle/stage/blow-script'
import button from '../../ui/button.module.css'
import { Icon } from '../../ui/icon'
import { speakLine } from '../../voices/speak-line'
import { SideSign } from '../look/side-sign'
import { ToldLine } from '../look/told-line'
import styles from './screen-end.module.css'

/** How many scraps of paper fall, and how long, in milliseconds. */
const scraps = Array.from({ length: 24 }, (_, at) => at)
const fall = 2200

type End = NonNullable<ScreenView['end']>

const isFeast = ({ outcome }: End) => outcome !== 'computer' && outcome !== 'none'

/** Paper that falls once for whoever has won. */
function Feast() {
  const shower = useRef<HTMLDivElement>(null)
  const effects = useEffects()
  useEffect(() => {
    if (effects !== 'full' || !shower.current) return
    for (const [at, scrap] of [...shower.current.children].entries())
      scrap.animate(scrapFlight(at, scraps.length), {
        duration: fall,
        delay: at * 40,
        fill: 'both',
      })
  }, [effects])
  return effects === 'full' ? (
    <div ref={shower} className={styles.shower} aria-hidden="true">
      {scraps.map(at => (
        <span key={at} className={styles.scrap} data-paper={at % 3} />
      ))}
    </div>
  ) : null
}

function Board({ view }: { view: ScreenView }) {
  if (view.board.length === 0) return null
  return (
    <section className={styles.part} data-many={view.board.length > 10 || undefined}>
      <h2>{texts.board}</h2>
      <ol className={styles.board}>
        {view.board.map(({ name, side, points, health, place }, at) => (
          <li key={at} data-side={view.settings.form === 'teams' ? side : undefined}>
            <span className={styles.place}>{place}</span>
            {view.settings.form === 'teams' ? <SideSign side={side} /> : null}
            <bdi>{name || hallTexts.teams[side]}</bdi>
            <span className={styles.points}>
              {health === undefined ? hallTexts.points(points) : hallTexts.healthLeft(health)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Lines({ view, end }: { view: ScreenView; end: End }) {
  const playing = useRef<AbortController>(null)
  useEffect(() => () => playing.current?.abort(), [])
  if (end.lines.length === 0) return null
  const hear = (text: string, audio: string | null) => {
    playing.current?.abort()
    playing.current = new AbortController()
    void speakLine({ text, audio, language: view.language }, playing.current.signal)
  }
  return (
    <section className={styles.part}>
      <h2>{texts.toLookAt}</h2>
      <ul className={styles.lines}>
        {end.lines.map((line, place) => (
          <li key={place}>
            <button
              type="button"
              className={button.secondary}
              aria-label={texts.hear(line.text)}
              onClick={() => hear(line.text, line.audio)}
            >
              <Icon name="play" filled />
            </button>
            <div>
              <ToldLine line={line} language={view.language} className={styles.text} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** How the game ended, who is on the board, and the lines that were the hardest (live.md#end). */
export function ScreenEnd({ view, end }: { view: ScreenView; end: End }) {
  return (
    <div className={styles.end}>
      {isFeast(end) ? <Feast /> : null}
      <h1 className={styles.outcome} data-feast={isFeast(end) || undefined}>
        {hallTexts.outcomes[end.outcome]}
      </h1>
      <Board view={view} />
      <Lines view={view} end={end} />
    </div>
  )
}
