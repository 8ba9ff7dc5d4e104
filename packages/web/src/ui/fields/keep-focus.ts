/** Rows of a list: whoever deletes one goes on with the next. */
const rows = 'li, tr, article, [role="row"]'
/** What can hold the focus for somebody who is nowhere else. */
const parts = 'dialog, form, fieldset, section, article, li, main'
const controls =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex]'

let parked: Element | null = null

/** Whether nobody works anywhere: the focus is on no control, nor where it was put because its own went away. */
export const isFocusFree = (): boolean => {
  const { activeElement, body } = document
  return activeElement === null || activeElement === body || activeElement === parked
}

const elementBeside = (node: Node | null, way: 'nextSibling' | 'previousSibling') => {
  let beside = node
  while (beside && !(beside instanceof HTMLElement)) beside = beside[way]
  return beside
}

/** Who takes the place of what was lost with `row`: the same control of a row beside it. */
function inRowBeside(
  { nextSibling, previousSibling }: MutationRecord,
  row: Element,
  lost: Element,
) {
  const same = (within: Element) => [...within.querySelectorAll<HTMLElement>(lost.localName)]
  const beside = [
    elementBeside(nextSibling, 'nextSibling'),
    elementBeside(previousSibling, 'previousSibling'),
  ].find(other => other?.localName === row.localName)
  return beside
    ? (same(beside)[same(row).indexOf(lost as HTMLElement)] ??
        beside.querySelector<HTMLElement>(controls))
    : null
}

const partAround = (node: Node | null) =>
  (node instanceof Element ? node : node?.parentElement)?.closest<HTMLElement>(parts)

function park(part: HTMLElement): void {
  if (!part.hasAttribute('tabindex')) part.tabIndex = -1
  part.focus({ preventScroll: true })
  parked = part
}

/**
 * Keeps the focus from being lost to the body, for those who work by keyboard or hear the page: when what has it goes
 * away with its row, the same control of the next row gets it, else the part of the page around it; a dialog whose opener
 * is gone hands it on like that. Whatever takes the focus by itself comes first, and whoever pressed an empty place
 * stays there. Answers how to stop.
 */
export function keepFocus(page: Document): () => void {
  /** Who had the focus last, in each open dialog and, under null, in the page itself. */
  const places = new Map<Element | null, HTMLElement>()
  const layerOf = (element: Element) => element.closest('dialog')

  const remember = ({ target }: Pick<FocusEvent, 'target'>) => {
    if (target instanceof HTMLElement && target !== page.body) places.set(layerOf(target), target)
  }
  const leave = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null || !(target instanceof HTMLElement)) return
    const layer = layerOf(target)
    setTimeout(() => {
      const isElsewhere = page.activeElement === page.body && page.hasFocus()
      const isLeft = isElsewhere && target.isConnected && !target.matches(':disabled')
      if (isLeft && places.get(layer) === target) places.delete(layer)
    })
  }
  const restore = () => {
    if (page.activeElement !== page.body) return
    const layer = [...page.querySelectorAll('dialog:modal')].at(-1) ?? null
    const place = places.get(layer)
    if (!place?.isConnected) return
    if (place.matches(controls)) place.focus({ preventScroll: true })
    const part = page.activeElement === page.body ? partAround(place) : null
    if (part) park(part)
  }
  const follow = (records: MutationRecord[]) => {
    for (const [layer, lost] of places) {
      if (lost.isConnected) continue
      const record = records.findLast(({ removedNodes }) =>
        [...removedNodes].some(node => node.contains(lost)),
      )
      places.delete(layer)
      const gone = [...(record?.removedNodes ?? [])].find(node => node.contains(lost))
      if (!record || !(gone instanceof Element)) continue
      const isRow = gone.matches(rows)
      const heir = (isRow && inRowBeside(record, gone, lost)) || partAround(record.target)
      const isDialog = layer !== null && !layer.isConnected
      if (heir && !(isDialog && places.has(null))) places.set(isDialog ? null : layer, heir)
    }
    // Who takes the focus by an effect does so after this, and before the next frame has been drawn.
    if (page.activeElement === page.body && places.size > 0)
      requestAnimationFrame(() => setTimeout(restore))
  }
  // It may come after somebody has begun.
  if (page.activeElement instanceof HTMLElement) remember({ target: page.activeElement })
  const observer = new MutationObserver(follow)
  observer.observe(page, { childList: true, subtree: true })
  page.addEventListener('focusin', remember)
  page.addEventListener('focusout', leave)
  return () => {
    observer.disconnect()
    page.removeEventListener('focusin', remember)
    page.removeEventListener('focusout', leave)
  }
}
