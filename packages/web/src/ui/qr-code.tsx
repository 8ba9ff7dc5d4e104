import { generate } from 'lean-qr'
import { toSvgPath } from 'lean-qr/extras/svg'
import styles from './qr-code.module.css'

/** How many squares stay white around it, so that a camera finds it. */
const quiet = 4

/** An address as a picture for cameras, on white in both themes; `label` is its name for who does not see it. */
export function QrCode({ address, label }: { address: string; label: string }) {
  const code = generate(address)
  const size = code.size + 2 * quiet
  return (
    <svg
      className={styles.code}
      viewBox={`${-quiet} ${-quiet} ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={toSvgPath(code)} />
    </svg>
  )
}
