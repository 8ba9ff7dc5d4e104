import styles from './site-frame.module.css'

/** What is read out must be there before its words are. */
const beforeWordsMs = 100

/** What the line can say, the first of them that has something to say goes before. */
const kinds = ['connection', 'login', 'version'] as const
type Kind = (typeof kinds)[number]

interface Said {
  words: string
  /** What can be done about it. */
  way?: { words: string; take: () => void }
}

/**
 * One line under the header, read out when it comes; `place` puts it there again when the page around it is another. It is
 * made by hand: it speaks when nothing can be fetched.
 */
export function statusLine(page: Document) {
  const line = page.createElement('p')
  line.className = styles.statusLine ?? ''
  line.setAttribute('role', 'status')
  const told = new Map<Kind, Said>()
  const first = () => kinds.map(kind => told.get(kind)).find(said => said !== undefined)
  let shown: Said | undefined
  const place = () => {
    // Scripts have not taken over yet what stands around the page.
    if (page.documentElement.dataset.awake === undefined) return
    const header = page.querySelector('header')
    if (shown && header && header.nextElementSibling !== line) header.after(line)
  }
  new MutationObserver(place).observe(page.documentElement, { attributeFilter: ['data-awake'] })
  const fill = () => {
    if (!shown) return
    const { words, way } = shown
    line.textContent = words
    if (!way) return
    const button = page.createElement('button')
    button.type = 'button'
    button.textContent = way.words
    button.addEventListener('click', way.take)
    line.append(' ', button)
  }
  const say = (kind: Kind, said?: Said) => {
    if (said) told.set(kind, said)
    else told.delete(kind)
    const next = first()
    if (next === shown) return
    shown = next
    line.textContent = ''
    if (!shown) return line.remove()
    place()
    setTimeout(fill, beforeWordsMs)
  }
  return { place, say }
}

export type StatusLine = ReturnType<typeof statusLine>
