import { type PointerEvent, useEffect, useState } from 'react'

/** How long what a finger has touched is explained after it has left, in milliseconds. */
const stays = 2_000

/**
 * Which of several things a finger touches or has just touched: it stays for two seconds after the finger has left, so
 * that a tap explains as well as a long press does. A mouse, which can lie over a thing, and a pen change nothing.
 */
export function useTouched<Name extends string>() {
  const [touch, setTouch] = useState<{ name: Name; isDown: boolean } | null>(null)
  useEffect(() => {
    if (!touch || touch.isDown) return
    const timer = setTimeout(() => setTouch(null), stays)
    return () => clearTimeout(timer)
  }, [touch])
  const told = (name: Name, isDown: boolean) => (event: PointerEvent) => {
    if (event.pointerType === 'touch') setTouch({ name, isDown })
  }
  const handlers = (name: Name) => ({
    onPointerDown: told(name, true),
    onPointerUp: told(name, false),
    onPointerCancel: told(name, false),
  })
  return { touched: touch?.name, handlers }
}
