const shape = /^P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?)?$/
/** Seconds of a week, a day, an hour, a minute, a second. */
const lengths = [604_800, 86_400, 3600, 60, 1]

/**
 * The seconds of an ISO 8601 duration such as `PT3M33S` (videos.md#duration). Undefined when it is none, and
 * for no time at all, which is what a live or coming video has.
 */
export function secondsOfIsoDuration(text: string): number | undefined {
  const parts = shape.exec(text)?.slice(1)
  if (!parts) return undefined
  const seconds = parts.reduce(
    (sum, part, place) => sum + Number(part ?? 0) * (lengths[place] ?? 0),
    0,
  )
  return seconds > 0 && Number.isFinite(seconds) ? seconds : undefined
}
