import { screenTexts as texts } from '@duologue/domain/messages/live/screen'
import { generate } from 'lean-qr'
import { toSvgPath } from 'lean-qr/extras/svg'
import styles from './qr-code.module.css'

/** How many modules stay white around it, so that a camera finds it. */
const quiet = 2

/** An address as a picture for cameras, on white in both themes. */
export function QrCode({ address, said }: { address: string; said: string }) {
  const code = generate(address)
  const size = code.size + 2 * quiet
  return (
    <svg
      className={styles.code}
      viewBox={`${-quiet} ${-quiet} ${size} ${size}`}
      role="img"
      aria-label={texts.codePicture(said)}
      shapeRendering="crispEdges"
    >
      <path d={toSvgPath(code)} />
    </svg>
  )
}
