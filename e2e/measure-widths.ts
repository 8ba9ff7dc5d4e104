/** Something that is wrong with a page of a width, in pixels. */
export interface FoundAt {
  width: number
  fault: string
}

/**
 * Runs in a browser, by itself: puts a page into the frame of the document, unless it is there already, gives it a style,
 * makes the frame wider step by step, four at once where it is wide, and tells for each width what is wrong. The page
 * scrolls sideways; or a control, which may be the only way to something, is not wholly in sight, or something lies over
 * the middle of it. Clipped is what an ancestor hides, scrollable or not: nothing tells that one could scroll there.
 */
export async function measureWidths({
  html,
  style,
  from,
  to,
  step,
  wideFrom,
}: {
  html?: string
  style: string
  from: number
  to: number
  step: number
  wideFrom: number
}): Promise<FoundAt[]> {
  const frame = document.querySelector('iframe')
  if (!frame) throw new Error('there is no frame')
  if (html !== undefined) {
    // High enough for whole pages: whatever is hit at a point is known of what is in sight alone.
    frame.style.cssText = `position: absolute; inset: 0 auto auto 0; border: 0; height: 20000px; width: ${from}px`
    await new Promise<void>(resolve => {
      frame.onload = () => resolve()
      frame.srcdoc = html
    })
  }
  const page = frame.contentDocument
  const view = frame.contentWindow
  if (!page || !view) throw new Error('the frame is empty')
  for (const dialog of page.querySelectorAll<HTMLDialogElement>('dialog[data-was-modal]')) {
    dialog.removeAttribute('data-was-modal')
    dialog.removeAttribute('open')
    dialog.showModal()
  }
  page.querySelector('style[data-look]')?.remove()
  const look = page.createElement('style')
  look.dataset.look = ''
  look.textContent = style
  page.body.append(look)
  // Rows that are laid out only when they are scrolled to are, all at once.
  if (html !== undefined)
    for (const element of page.body.querySelectorAll<HTMLElement>('*'))
      if (view.getComputedStyle(element).contentVisibility === 'auto')
        element.style.contentVisibility = 'visible'
  frame.style.width = `${from}px`
  page.body.getBoundingClientRect()
  await page.fonts.ready
  const painted = () =>
    new Promise<void>(done => requestAnimationFrame(() => requestAnimationFrame(() => done())))
  // What is as large as a part of the window follows it when it is painted.
  if (html === undefined) await painted()

  const named = (element: Element) => {
    const name = element.getAttribute('aria-label') ?? element.textContent ?? ''
    const words = name.replaceAll(/\s+/g, ' ').trim().slice(0, 40)
    const place = element.parentElement?.getAttribute('class')?.split(' ')[0]
    return `${element.localName} "${words}"${place ? ` in .${place}` : ''}`
  }

  /**
   * Whether an element stands in a table of people by units: one of two dimensions may scroll in a region of its own that
   * has a name and takes the focus (WCAG 1.4.10 leaves such tables out).
   */
  const isInTable = (element: Element) =>
    element.closest('[role="group"][aria-label][tabindex="0"]:has(> table)') !== null

  /** What of a page is seen in an element, told by its edges. */
  interface Window {
    left: number
    right: number
    top: number
    bottom: number
  }
  const everything = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity }
  const within = (one: Window, other: Window): Window => ({
    left: Math.max(one.left, other.left),
    right: Math.min(one.right, other.right),
    top: Math.max(one.top, other.top),
    bottom: Math.min(one.bottom, other.bottom),
  })
  /** What was found out of a width: many elements have the same ancestors. */
  const windows = new Map<Element, Window>()
  /** What an element and its ancestors let be seen of what is in it. */
  const windowOf = (above: Element | null): Window => {
    if (!above) return everything
    const known = windows.get(above)
    if (known) return known
    const style = view.getComputedStyle(above)
    let window = style.position === 'fixed' ? everything : windowOf(above.parentElement)
    if (style.overflowX !== 'visible' && above !== page.body && above !== page.documentElement) {
      const { left, right, top, bottom } = above.getBoundingClientRect()
      window = within(window, {
        left,
        right,
        // Of what lies behind an edge nothing is seen: one scrolls to it.
        top: top + Number.parseFloat(style.borderTopWidth),
        bottom: bottom - Number.parseFloat(style.borderBottomWidth),
      })
    }
    windows.set(above, window)
    return window
  }

  /** What of a rectangle its ancestors let be seen. */
  const seen = (element: Element) => {
    const isFixed = view.getComputedStyle(element).position === 'fixed'
    const { left, right, top, bottom } = within(
      element.getBoundingClientRect(),
      isFixed ? everything : windowOf(element.parentElement),
    )
    return {
      left: Math.max(left, 0),
      right: Math.min(right, page.documentElement.clientWidth),
      top,
      bottom,
    }
  }

  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    const isHeardOnly = view.getComputedStyle(element).clipPath !== 'none'
    return (
      width > 1 &&
      height > 1 &&
      !isHeardOnly &&
      element.checkVisibility({ visibilityProperty: true })
    )
  }

  /** What somebody presses who presses the middle of a control: undefined for itself or its label. */
  const coveredBy = (control: Element, top: number, bottom: number) => {
    // What only keys press, as what somebody drags with a pointer.
    if (view.getComputedStyle(control).pointerEvents === 'none') return undefined
    const box = control.getClientRects()[0] ?? control.getBoundingClientRect()
    const middle = box.top + box.height / 2
    // One scrolls down to it.
    if (middle <= top || middle >= bottom) return undefined
    const hit = page.elementFromPoint(box.left + box.width / 2, middle)
    if (!hit || control.contains(hit)) return undefined
    // One scrolls it out from under what stays at the foot of the window, as far as the page goes.
    let fixed: Element | null = hit
    while (fixed && view.getComputedStyle(fixed).position !== 'fixed') fixed = fixed.parentElement
    const { scrollHeight, clientHeight, scrollTop } = page.documentElement
    const left = scrollHeight - clientHeight - scrollTop
    if (fixed && middle - left < fixed.getBoundingClientRect().top) return undefined
    const label = hit.closest('label')
    return label?.control === control || label?.contains(control) ? undefined : hit
  }

  const faultOf = (control: Element, isPressed: boolean) => {
    const box = control.getBoundingClientRect()
    const { left, right, top, bottom } = seen(control)
    if (right - left < box.width - 2) return `${named(control)} is cut`
    const hit = isPressed ? coveredBy(control, top, bottom) : undefined
    return hit && `${named(control)} is covered by ${named(hit)}`
  }

  const wide = () =>
    [...page.body.querySelectorAll('*')]
      .filter(element => {
        const { right } = element.getBoundingClientRect()
        return right > page.documentElement.clientWidth + 1 && seen(element).right < right
      })
      .slice(-3)
      .map(named)

  const controls = 'a[href], button, input, select, textarea, summary, [role="button"]'
  /** What else has words of its own. */
  const texts = [...page.body.querySelectorAll('*')].filter(
    element =>
      !element.closest(controls) &&
      [...element.childNodes].some(node => node.nodeType === 3 && node.nodeValue?.trim()),
  )
  const top = [...page.querySelectorAll('dialog:modal')].at(-1) ?? page
  /** What can be pressed while nothing lies over it: no width changes that. */
  const pressable = [...top.querySelectorAll(controls)].filter(
    control => !control.closest('[inert], [aria-hidden="true"]') && !isInTable(control),
  )
  const isOut = (text: Element) => {
    const { left, right } = text.getBoundingClientRect()
    const isPast = right > page.documentElement.clientWidth + 1 || left < -1
    return (
      isPast &&
      isShown(text) &&
      seen(text).right - seen(text).left < right - left - 2 &&
      !text.closest('dialog:not(:modal), [popover]') &&
      !isInTable(text)
    )
  }

  const faultsAt = (width: number): FoundAt[] => {
    const found: FoundAt[] = []
    windows.clear()
    const { scrollWidth, clientWidth } = page.documentElement
    for (const text of texts)
      if (isOut(text)) found.push({ width, fault: `${named(text)} is out of sight` })
    if (scrollWidth > clientWidth)
      found.push({ width, fault: `scrolls sideways for ${wide().join('; ')}` })
    // Finding what lies over what costs as much as all else; no cover comes and goes within 20 px.
    const isPressed = ((width - from) / step) % 2 === 0
    for (const control of pressable) {
      const fault = isShown(control) ? faultOf(control, isPressed) : undefined
      if (fault) found.push({ width, fault })
    }
    return found
  }

  const found: FoundAt[] = []
  for (let width = from; width <= to; width += width < wideFrom ? step : 4 * step) {
    frame.style.width = `${width}px`
    // The frame is laid out before what is in it.
    frame.getBoundingClientRect()
    if (faultsAt(width).length === 0) continue
    // What depends on a part that has just been shown is not always laid out with it: everything is, once more.
    page.body.style.display = 'none'
    page.body.getBoundingClientRect()
    page.body.style.display = ''
    await painted()
    found.push(...faultsAt(width))
  }
  return found
}
