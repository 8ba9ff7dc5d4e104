import { landingDuel as texts } from '@duologue/domain/messages/site/landing'
import { useState } from 'react'
import { useAwake } from '../ui/store'
import { writtenIn } from '../ui/written-in'
import styles from './hero-duel.module.css'

/** The scene of the landing page: a line, what is to be answered, and what can be, one of them right. */
const scene = {
  language: 'es',
  cue: { text: '¿Esta silla es tuya?', translation: 'Is this chair yours?' },
  asked: 'No. And it is not a chair either.',
  answers: ['Sí, con leche, por favor.', 'No. Y tampoco es una silla.', 'Mañana, a las ocho.'],
  right: 1,
} as const

const taught = writtenIn(scene.language)
const known = writtenIn('en')

/** The hero's duel: one line that anybody can answer, and the hit (site.md#landing-page). */
export function HeroDuel() {
  const [missed, setMissed] = useState<readonly number[]>([])
  const [isWon, setIsWon] = useState(false)
  const isAwake = useAwake()
  const answer = (place: number) => {
    if (place === scene.right) setIsWon(true)
    else setMissed(before => [...before, place])
  }
  return (
    <section className={styles.stage} aria-labelledby="hero-duel" data-won={isWon || undefined}>
      <h2 id="hero-duel" className="visually-hidden">
        {texts.title}
      </h2>
      <p className={styles.bubble1} {...taught}>
        {scene.cue.text}
        <small {...known}>{scene.cue.translation}</small>
      </p>
      {isWon ? (
        <p className={styles.bubble2} {...taught}>
          {scene.answers[scene.right]}
          <small {...known}>{scene.asked}</small>
        </p>
      ) : (
        <div className={styles.asked}>
          <p>
            {texts.howToSay} <strong {...known}>{scene.asked}</strong>
          </p>
          {scene.answers.map((text, place) => (
            <button
              key={text}
              type="button"
              {...taught}
              disabled={!isAwake || missed.includes(place)}
              onClick={() => answer(place)}
            >
              {text}
            </button>
          ))}
        </div>
      )}
      <p className={styles.told} role="status">
        {isWon ? texts.won : missed.length > 0 ? texts.missed : null}
      </p>
      <div className={styles.voices} aria-hidden="true">
        {(['high/hero-1', 'low/hero-2'] as const).map(seed => (
          <span key={seed}>
            <span className={styles.health} />
            <img src={`/art/portraits/${seed}.svg`} alt="" width="112" height="112" />
          </span>
        ))}
      </div>
    </section>
  )
}
