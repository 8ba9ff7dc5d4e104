import { picoMarkup } from '../../../packages/server/src/outside/voices/pico/pico-markup'
import type { VoiceShape } from '../../../packages/server/src/outside/voices/pico/pico-shapes'

const volumes = { usual: 30, quiet: 12 }

/**
 * The engine's markup of a line with a volume before each word, since a mark between two words may change how they are
 * said: so two readings that differ in volumes alone have the same sounds at the same moments. From `quietFrom` on, an
 * offset in the text, it is read more quietly.
 */
export function markupByWord(
  text: string,
  shape: VoiceShape,
  quietFrom = Number.POSITIVE_INFINITY,
): string {
  const marked = [...text.matchAll(/[^ ]+/g)].map(({ 0: part, index }) => ({
    part,
    volume: index >= quietFrom ? volumes.quiet : volumes.usual,
  }))
  const head = picoMarkup('', shape)
  const said = marked.flatMap(({ part, volume }) => {
    const read = picoMarkup(part.replace(/[,;:]/g, ''), shape).slice(head.length)
    return read === '' ? [] : [`<volume level="${volume}">${read}`]
  })
  return head + said.join(' ')
}
