import { foundParts } from '@duologue/domain/text/found-parts'

/** A text in which what was asked for is marked; nothing is when nothing was asked for. */
export function Marked({ text, asked = '' }: { text: string; asked?: string | undefined }) {
  let start = 0
  return foundParts(text, asked).map(part => {
    const key = start
    start += part.text.length
    return part.isFound ? <mark key={key}>{part.text}</mark> : part.text
  })
}
