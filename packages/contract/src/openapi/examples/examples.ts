import { classExamples } from './class-examples'
import { contentExamples } from './content-examples'
import type { Examples } from './example-ids'
import { gameExamples } from './game-examples'
import { peopleExamples } from './people-examples'
import { songExamples } from './song-examples'

/** An example for every call that is sent something (api.md#document). */
export const examples: Examples = {
  ...peopleExamples,
  ...classExamples,
  ...contentExamples,
  ...songExamples,
  ...gameExamples,
}
