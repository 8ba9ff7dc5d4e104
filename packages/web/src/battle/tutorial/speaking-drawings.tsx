import styles from './drawings.module.css'
import { Actor, Stage } from './stage'

/** Somebody speaks into a microphone. */
export function SayDrawing() {
  return (
    <Stage>
      <Actor voice={1} x={84} />
      <path className={styles.time} d="M128 76a22 22 0 0 1 0 26M142 66a38 38 0 0 1 0 46" />
      <rect className={styles.microphone} x="206" y="44" width="44" height="72" rx="22" />
      <path className={styles.stand} d="M190 92a38 38 0 0 0 76 0M228 130v28M204 158h48" />
    </Stage>
  )
}

/** The words of a line as they were heard: three that matched and one that did not. */
export function HeardDrawing() {
  return (
    <Stage>
      <rect className={styles.card} x="22" y="22" width="276" height="50" rx="12" />
      <path className={styles.words} d="M42 47h40M98 47h64M178 47h36M230 47h48" />
      <path className={styles.matched} d="M42 108h40M98 108h64M230 108h48" />
      <path className={styles.missed} d="M178 108h36" />
      <circle className={styles.good} cx="130" cy="136" r="12" />
      <path className={styles.check} d="M124 136.5l4.2 4.3 7.8-8.6" />
    </Stage>
  )
}
