import type { SampleList } from '@duologue/contract/samples/sample-list'
import type { HeardClips } from '../content-audio/heard-clips'
import { type MeasuredPairs, measuredOf, ownPairs } from '../content-audio/pairs/measured-pairs'

/** Nearer than this the two words of a pair are hardly told apart by ear; the same clip twice is 0 apart. */
const nearest = 1

/** Which pairs of a list cannot be told apart by ear (content.md#lists). */
export function wrongPairs(list: SampleList, heard: HeardClips, measured: MeasuredPairs): string[] {
  return ownPairs(list, heard).flatMap(pair => {
    const [one, other] = pair.texts
    const known = measuredOf(pair, measured, heard)
    if (!known) return [`${one} and ${other} were not measured (npm run content:audio)`]
    return known.apart < nearest
      ? [`${one} and ${other} sound alike: ${known.apart} apart, not ${nearest}`]
      : []
  })
}
