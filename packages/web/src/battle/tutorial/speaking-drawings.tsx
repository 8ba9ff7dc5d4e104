import { Actor, Stage } from './drawings'
import styles from './drawings.module.css'

/** Somebody speaks into a microphone. */
export function SayDrawing() {
  return (
    <Stage>
      <Actor voice={1} x={84} />
      <path className={styles.words1} d="M128 78c6 7 6 17 0 24M144 68c11 13 11 31 0 44" />
      <rect className={styles.card} x="196" y="44" width="36" height="62" rx="18" />
      <path className={styles.words} d="M182 90a32 32 0 0 0 64 0M214 122v24M194 146h40" />
      <circle className={styles.low} cx="276" cy="44" r="9" />
    </Stage>
  )
}

/** The words of a line, most of them heard, one missing, one struck through. */
export function WordsDrawing() {
  return (
    <Stage>
      <rect className={styles.card} x="26" y="26" width="268" height="52" rx="14" />
      <path className={styles.heard} d="M48 52h52M122 52h38M222 52h48" />
      <path className={styles.missing} d="M180 60h24" />
      <rect className={styles.card} x="26" y="94" width="268" height="52" rx="14" />
      <path className={styles.heard} d="M48 120h52M122 120h38M238 120h32" />
      <path className={styles.words} d="M178 120h42" />
      <path className={styles.minus} d="M172 120h54" />
      <circle className={styles.good} cx="286" cy="28" r="14" />
      <path className={styles.check} d="M279 28.5l5 5 9-10" />
    </Stage>
  )
}
