interface Sung {
  readonly firstSungLyric: boolean
}

/** The same lyrics, of which only the first is marked as the first that is sung (lyrics.md#first-sung). */
export const markFirstSung = <L extends Sung>(lines: readonly L[]): L[] =>
  lines.map((line, index) =>
    line.firstSungLyric === (index === 0) ? line : { ...line, firstSungLyric: index === 0 },
  )

/** When the lyric that was sung first is gone, the first that is left takes its mark. */
export function passFirstSung<L extends Sung>(gone: Sung, left: readonly L[]): L[] {
  const [first, ...others] = left
  if (!gone.firstSungLyric || !first || left.some(line => line.firstSungLyric)) return [...left]
  return [{ ...first, firstSungLyric: true }, ...others]
}
