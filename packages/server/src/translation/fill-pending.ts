import { translateWith } from './translate'
import type { PendingPlace, PendingText, TranslationRoom } from './translation-room'

/** Translates what waits in a place and writes it there; answers the ids that were translated. */
export async function fillPending(
  room: TranslationRoom,
  place: PendingPlace,
  waiting: readonly PendingText[],
): Promise<Set<string>> {
  const translate = translateWith(room)
  const pairs = new Map(waiting.map(({ from, to }) => [`${from} ${to}`, { from, to }]))
  const filled = new Set<string>()
  for (const between of pairs.values()) {
    const group = waiting.filter(({ from, to }) => from === between.from && to === between.to)
    const found = await translate(
      group.map(({ text }) => text),
      between,
    )
    const rows = group.flatMap(({ id, text }) => {
      const told = found.get(text)
      return told ? [{ id, ...told }] : []
    })
    if (rows.length > 0) await place.fill(rows)
    for (const { id } of rows) filled.add(id)
  }
  return filled
}
