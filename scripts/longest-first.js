import { BaseSequencer } from 'vitest/node'

/**
 * Files that take longest, in seconds on two cores: begun last, one of them alone would hold up the end of a run. Of the
 * journeys, most of these look at every page.
 */
const longest = {
  'e2e/page-languages': 200,
  'e2e/pseudo-language': 200,
  'e2e/breaking-line': 100,
  'e2e/find-and-hear': 85,
  'e2e/draft-addresses': 70,
  // Five people at once are as much as two cores can do: not while they look at pages in other languages.
  'e2e/route-table': 65,
  'e2e/lti': 60,
  'e2e/offline': 60,
  'e2e/scores': 60,
  'e2e/listening': 53,
  'e2e/outside-logins': 52,
  'e2e/offline-kept': 52,
  'e2e/accounts': 50,
  'e2e/song-page': 50,
  'e2e/live': 43,
  'e2e/song-editor-kills': 43,
  'e2e/song-editor-saving': 43,
  'e2e/classes': 40,
  'src/backup/backup': 79,
  'songs/lyrics/interleavings': 59,
  'classes/owner/killed': 57,
  'processes/keeper': 57,
  'conversations/search-plans': 50,
  'migrations/upgrade': 48,
  'learners/search-plans': 47,
  'src/full-queues': 42,
  'conversations/views-survive': 41,
  'src/all-or-nothing': 40,
  'songs/lyrics/killed': 36,
  'pupils/killed': 36,
  'embedded/start-embedded': 36,
  'days/day-plans': 34,
  'lti/slips/slips': 31,
  'processes/stop-on-signals': 31,
  'logins/log-in': 27,
  'src/fixed-plans': 27,
  'written/public-reads': 26,
  'shop/faults': 25,
  'accounts/who-may-call': 24,
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
