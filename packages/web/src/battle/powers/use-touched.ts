import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

/** How long a finger lies on a thing until it is explained, and how long that stays when it has left, in milliseconds. */
const pressed = 400
const stays = 2_000

/**
 * Which of several things a finger holds or has just held: after 400 ms it is explained, and stays so for two seconds after
 * the finger has left. A tap uses the thing and explains nothing; what was held is not used. A mouse, which can lie over a
 * thing, and a pen change nothing.
 */
export function useTouched<Name extends string>() {
  const [touch, setTouch] = useState<{ name: Name; isDown: boolean; isHeld: boolean } | null>(null)
  const wasHeld = useRef(false)
  useEffect(() => {
    if (!touch) return
    const timer = touch.isDown
      ? setTimeout(() => {
          wasHeld.current = true
          setTouch({ ...touch, isHeld: true })
        }, pressed)
      : setTimeout(() => setTouch(null), touch.isHeld ? stays : 0)
    return () => clearTimeout(timer)
  }, [touch])
  const handlers = (name: Name) => ({
    onPointerDown: (event: PointerEvent) => {
      wasHeld.current = false
      if (event.pointerType === 'touch') setTouch({ name, isDown: true, isHeld: false })
    },
    onPointerUp: () => setTouch(now => now && { ...now, isDown: false }),
    onPointerCancel: () => setTouch(now => now && { ...now, isDown: false }),
    onClickCapture: (event: MouseEvent) => {
      if (wasHeld.current) event.stopPropagation()
      wasHeld.current = false
    },
    // Else a long press opens the menu of the browser over what it is about.
    onContextMenu: (event: MouseEvent) => touch && event.preventDefault(),
  })
  return { touched: touch?.isHeld ? touch.name : undefined, handlers }
}
