import styles from './stage-scene.module.css'

/** The hero's picture: two voices on one stage, a line each, in two languages. */
export function StageScene() {
  return (
    <div className={styles.stage} aria-hidden="true">
      <div className={styles.bubble1} lang="es">
        ¿Esta silla es tuya?
        <small lang="en">Is this chair yours?</small>
      </div>
      <div className={styles.bubble2} lang="es">
        No. Y tampoco es una silla.
        <small lang="en">No. And it is not a chair either.</small>
      </div>
      <div className={styles.voices}>
        <img src="/art/portraits/high/hero-1.svg" alt="" width="112" height="112" loading="lazy" />
        <img src="/art/portraits/low/hero-2.svg" alt="" width="112" height="112" loading="lazy" />
      </div>
    </div>
  )
}
