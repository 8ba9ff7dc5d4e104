import type { ReactNode } from 'react'
import styles from './drawings.module.css'

/** The stage on which every drawing stands. */
export function Stage({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 320 190" className={styles.stage} aria-hidden="true">
      <path className={styles.floor} d="M0 158h320v32H0z" />
      {children}
    </svg>
  )
}

/** Somebody on the stage, head and shoulders, in the colour of a voice. */
export function Actor({ voice, x }: { voice: 1 | 2; x: number }) {
  return (
    <g className={voice === 1 ? styles.voice1 : styles.voice2}>
      <path d={`M${x - 32} 158v-14a32 32 0 0 1 64 0v14z`} />
      <circle cx={x} cy="88" r="22" />
      <circle className={styles.eye} cx={x + (voice === 1 ? 5 : -11)} cy="86" r="2.8" />
      <circle className={styles.eye} cx={x + (voice === 1 ? 14 : -2)} cy="86" r="2.8" />
    </g>
  )
}

/** Both characters with their lines; the learner's has a star. */
export function RolePlayDrawing() {
  return (
    <Stage>
      <Actor voice={1} x={74} />
      <Actor voice={2} x={246} />
      <path
        className={styles.bubble1}
        d="M104 14h84a12 12 0 0 1 12 12v22a12 12 0 0 1-12 12h-66l-18 14V60a12 12 0 0 1-12-12V26a12 12 0 0 1 12-12z"
      />
      <path className={styles.words1} d="M108 30h74M108 44h46" />
      <path
        className={styles.bubble2}
        d="M140 84h64a12 12 0 0 1 12 12v40l-18-14h-58a12 12 0 0 1-12-12V96a12 12 0 0 1 12-12z"
      />
      <path className={styles.words2} d="M144 98h56M144 110h34" />
      <path
        className={styles.star}
        d="M74 32l5.4 11 12.1 1.7-8.8 8.5 2.1 12.1-10.8-5.7-10.8 5.7 2.1-12.1-8.8-8.5 12.1-1.7z"
      />
    </Stage>
  )
}

/** The clock, the line that is asked for, and four answers of which one is right. */
export function ChooseDrawing() {
  const answers = [
    [22, 78],
    [166, 78],
    [22, 120],
    [166, 120],
  ] as const
  return (
    <Stage>
      <circle className={styles.track} cx="46" cy="38" r="20" />
      <path className={styles.time} d="M46 18a20 20 0 1 1-17.3 30" />
      <rect className={styles.card} x="82" y="14" width="216" height="48" rx="12" />
      <path className={styles.words} d="M100 31h130M100 46h84" />
      {answers.map(([x, y], index) => (
        <g key={`${x} ${y}`}>
          <rect
            className={index === 1 ? styles.chosen : styles.card}
            x={x}
            y={y}
            width="132"
            height="34"
            rx="10"
          />
          <path className={styles.words} d={`M${x + 38} ${y + 17}h${[72, 58, 64, 50][index]}`} />
          <circle className={styles.key} cx={x + 19} cy={y + 17} r="9" />
        </g>
      ))}
      <circle className={styles.good} cx="185" cy="95" r="12" />
      <path className={styles.check} d="M179 95.5l4.2 4.3 7.8-8.6" />
    </Stage>
  )
}

/** A hit travels from one to the other, whose health goes down. */
export function WinDrawing() {
  return (
    <Stage>
      <Actor voice={1} x={66} />
      <Actor voice={2} x={254} />
      <rect className={styles.bar} x="18" y="24" width="112" height="14" rx="7" />
      <rect className={styles.health} x="18" y="24" width="96" height="14" rx="7" />
      <rect className={styles.bar} x="190" y="24" width="112" height="14" rx="7" />
      <rect className={styles.low} x="190" y="24" width="24" height="14" rx="7" />
      <path className={styles.trail} d="M108 96c26-26 62-30 92-8" />
      <circle className={styles.hit} cx="206" cy="92" r="11" />
      <path className={styles.minus} d="M276 60h18" />
      <path
        className={styles.star}
        d="M160 112l6.5 13.2 14.5 2.1-10.5 10.2 2.5 14.5-13-6.8-13 6.8 2.5-14.5-10.5-10.2 14.5-2.1z"
      />
    </Stage>
  )
}
