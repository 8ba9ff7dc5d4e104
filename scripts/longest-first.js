import { BaseSequencer } from 'vitest/node'

/**
 * Files that take longest, in seconds on two cores: begun last, one of them alone would hold up the end of a run. Of the
 * journeys, most of these look at every page.
 */
const longest = {
  'e2e/song-editor-kills': 225,
  'e2e/page-languages': 180,
  'e2e/route-table': 145,
  'e2e/draft-addresses': 120,
  'e2e/breaking-line': 100,
  'e2e/pseudo-language': 70,
  'e2e/scores': 70,
  'processes/keeper': 60,
  'songs/lyrics/killed': 45,
  'conversations/views-survive': 40,
  'songs/lyrics/interleavings': 30,
  'processes/stop-on-signals': 30,
  'src/full-queues': 25,
  'logins/log-in': 20,
  'powers/every-game': 15,
  'powers/forged-records': 13,
}

const secondsOf = ({ moduleId }) =>
  Object.entries(longest).find(([name]) => moduleId.endsWith(`${name}.test.ts`))?.[1] ?? 0

/** The order of the test files of a run: those that take long first, the others as Vitest would have them. */
export class LongestFirst extends BaseSequencer {
  async sort(files) {
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => secondsOf(other) - secondsOf(one))
  }
}
