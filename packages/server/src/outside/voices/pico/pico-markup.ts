import type { VoiceShape } from './pico-shapes'

/**
 * Volume in per cent: at its own 100 the engine saturates in every language. The loudness is set
 * afterwards, from the samples.
 */
const volume = 30

/**
 * A line as the engine should read it. It knows no XML entities (it reads `&amp;` aloud), so the
 * characters of markup are taken out instead of escaped. Quotation marks and the inverted marks of
 * Spanish would only open long pauses; an ellipsis would be skipped, and becomes a short pause.
 */
export function spokenText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[<>"“”„«»¿¡]/g, ' ')
    .replace(/[’ʼ]/g, "'")
    .replace(/\s*(?:…|\.{3,})\s*(?=[\p{L}\p{N}])/gu, ', ')
    .replace(/\s*(?:…|\.{3,})/g, '.')
    .replace(/\.(?=[.!?,])/g, '')
    .replace(/\s+[–—-]\s+/g, ', ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,.;:!?])/g, '')
    .trim()
}

/**
 * The engine's markup for one line in one voice; the speed makes up for the later stretch. The marks
 * are left open: closing them makes the engine breathe once more, faintly, half a second later.
 */
export function picoMarkup(text: string, shape: VoiceShape): string {
  const speed = Math.round(100 * shape.stretch * shape.pace)
  const marks = `<volume level="${volume}"><speed level="${speed}"><pitch level="${shape.pitch}">`
  return marks + spokenText(text)
}
