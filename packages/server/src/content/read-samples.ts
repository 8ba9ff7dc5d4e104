import {
  type SampleConversation,
  sampleConversation,
} from '@duologue/contract/samples/sample-conversation'
import { levels } from '@duologue/domain/choices/levels'
import { readFiles } from './read-files'

/** A sample with its key: the language folder and the file name without its ending, such as `es/a1-la-silla-verde`. */
export interface KeyedSample {
  key: string
  sample: SampleConversation
}

/** From the hardest level to the easiest, the languages in turn: what is made last stands first, easy and mixed. */
function byLevelAndTurn(samples: readonly KeyedSample[]): KeyedSample[] {
  const turn = new Map<KeyedSample, number>()
  const seen = new Map<string, number>()
  for (const one of samples) {
    const { language, difficulty } = one.sample
    const before = seen.get(language + difficulty) ?? 0
    turn.set(one, before)
    seen.set(language + difficulty, before + 1)
  }
  const rank = (one: KeyedSample) =>
    levels.indexOf(one.sample.difficulty) * 100 + (turn.get(one) ?? 0)
  return samples.toSorted((a, b) => rank(b) - rank(a))
}

/** Every sample of `content/conversations`; throws a `WrongSample` for the first that cannot be read. */
export async function readSamples(contentFolder: string): Promise<KeyedSample[]> {
  return byLevelAndTurn(await readFiles(contentFolder, 'conversations', sampleConversation))
}
