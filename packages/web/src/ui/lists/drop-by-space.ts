/**
 * Lets the space bar put down what is carried by keyboard, as it takes it up; the library that carries it hears Enter
 * alone. Listens from when something is carried; answers how that ends.
 */
export function dropBySpace(): () => void {
  let isDown = false
  const listen = (event: KeyboardEvent) => {
    if (event.key !== ' ') return
    const isReleased = isDown && event.type === 'keyup'
    isDown = event.type === 'keydown'
    if (!isReleased) return
    event.stopImmediatePropagation()
    event.target?.dispatchEvent(new KeyboardEvent('keyup', { key: 'Enter', bubbles: true }))
  }
  // Before the library, which hears every key at the document and lets none go on.
  window.addEventListener('keydown', listen, true)
  window.addEventListener('keyup', listen, true)
  return () => {
    window.removeEventListener('keydown', listen, true)
    window.removeEventListener('keyup', listen, true)
  }
}
