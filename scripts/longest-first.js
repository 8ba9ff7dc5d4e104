import { BaseSequencer } from 'vitest/node'

/**
 * Files that take longest, in seconds on two cores: begun last, one of them alone would hold up the end of a run. Of the
 * journeys, most of these look at every page.
 */
const longest = {
  'e2e/page-languages': 180,
  'e2e/pseudo-language': 120,
  'e2e/breaking-line': 100,
  'e2e/draft-addresses': 85,
  'e2e/find-and-hear': 70,
  // Five people at once are as much as two cores can do: not while they look at pages in other languages.
  'e2e/route-table': 65,
  'e2e/scores': 60,
  'e2e/accounts': 55,
  'e2e/classes': 55,
  'e2e/song-editor-kills': 50,
  'e2e/courses': 45,
  'songs/lyrics/interleavings': 50,
  'processes/keeper': 45,
  'songs/lyrics/killed': 40,
  'src/full-queues': 30,
  'processes/stop-on-signals': 25,
  'conversations/views-survive': 20,
  'conversations/search-plans': 20,
  'learners/search-plans': 17,
  'src/backup/backup': 16,
  'pupils/killed': 15,
  'powers/every-game': 15,
  'powers/forged-records': 13,
  'days/day-plans': 13,
  'logins/log-in': 13,
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
