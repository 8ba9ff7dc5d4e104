import { cardPictures, picturesOfCard } from '@duologue/domain/devices/card-pictures'
import { cardPictureTexts, deviceTexts as texts } from '@duologue/domain/messages/devices/devices'
import { type KeyboardEvent, useRef, useState } from 'react'
import button from '../ui/button.module.css'
import { CardPictureDrawing } from './picture-drawing'
import styles from './picture-pad.module.css'

const columns = 4
const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowDown: columns,
  ArrowUp: -columns,
}

/** Where an arrow leads from a picture; along the line as it is read. */
function led(from: number, key: string, isMirrored: boolean): number {
  const isAlong = key === 'ArrowRight' || key === 'ArrowLeft'
  const step = (steps[key] ?? 0) * (isAlong && isMirrored ? -1 : 1)
  const to = from + step
  return to >= 0 && to < cardPictures.length ? to : from
}

/**
 * Sixteen pictures, of which three are pressed (devices.md#pictures): by finger, mouse, or keyboard with the arrows. What
 * was pressed is seen in three places and said.
 */
export function PicturePad({
  isSending,
  onPressed,
}: {
  isSending: boolean
  /** The three pictures by their numbers; they are let go after it. */
  onPressed: (pictures: number[]) => void
}) {
  const [pressed, setPressed] = useState<readonly number[]>([])
  const [current, setCurrent] = useState(0)
  const pad = useRef<HTMLFieldSetElement>(null)
  const press = (picture: number) => {
    if (isSending) return
    setCurrent(picture)
    const all = [...pressed, picture]
    setPressed(all.length < picturesOfCard ? all : [])
    if (all.length === picturesOfCard) onPressed(all)
  }
  const move = (event: KeyboardEvent) => {
    if (!(event.key in steps)) return
    event.preventDefault()
    const isMirrored = pad.current ? getComputedStyle(pad.current).direction === 'rtl' : false
    const to = led(current, event.key, isMirrored)
    setCurrent(to)
    pad.current?.querySelectorAll('button')[to]?.focus()
  }
  return (
    <div className={styles.pad}>
      <ol className={styles.places} aria-hidden="true">
        {Array.from({ length: picturesOfCard }, (_, place) => {
          const picture = cardPictures[pressed[place] ?? -1]
          return (
            <li key={texts.place(place + 1)}>
              {picture ? <CardPictureDrawing picture={picture} /> : null}
            </li>
          )
        })}
      </ol>
      <p role="status" className={styles.told}>
        {texts.pressed(pressed.length)}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows go from button to button */}
      <fieldset
        ref={pad}
        className={styles.pictures}
        aria-label={texts.tapPictures}
        onKeyDown={move}
      >
        {cardPictures.map((picture, at) => (
          <button
            key={picture}
            type="button"
            className={styles.press}
            aria-label={cardPictureTexts[picture]}
            aria-disabled={isSending}
            tabIndex={at === current ? 0 : -1}
            onClick={() => press(at)}
          >
            <CardPictureDrawing picture={picture} />
          </button>
        ))}
      </fieldset>
      <button
        type="button"
        className={button.quiet}
        disabled={pressed.length === 0}
        onClick={() => setPressed([])}
      >
        {texts.startAgain}
      </button>
    </div>
  )
}
