import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { type SampleConversation, sampleConversation } from '@duologue/contract/sample-conversation'
import { levels } from '@duologue/domain/choices/levels'
import * as z from 'zod/mini'

/** A sample with its key: the language folder and the file name without its ending, such as `es/a1-la-silla-verde`. */
export interface KeyedSample {
  key: string
  sample: SampleConversation
}

/** A sample that cannot be brought in; its message names the file and what is wrong in it. */
export class WrongSample extends Error {}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new WrongSample(`${file}: ${error instanceof Error ? error.message : 'no JSON'}`)
  }
}

async function readSample(folder: string, language: string, file: string): Promise<KeyedSample> {
  const key = `${language}/${basename(file, '.json')}`
  const shown = `content/conversations/${key}.json`
  const text = await readFile(join(folder, language, file), 'utf8')
  const result = sampleConversation.safeParse(parseJson(text, shown))
  if (!result.success) throw new WrongSample(`${shown}: ${z.prettifyError(result.error)}`)
  return { key, sample: result.data }
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
  const folder = join(contentFolder, 'conversations')
  const languages = (await readdir(folder, { withFileTypes: true })).filter(entry =>
    entry.isDirectory(),
  )
  const samples = await Promise.all(
    languages.map(async ({ name }) => {
      const files = (await readdir(join(folder, name))).filter(file => file.endsWith('.json'))
      return Promise.all(files.map(file => readSample(folder, name, file)))
    }),
  )
  return byLevelAndTurn(samples.flat().toSorted((a, b) => (a.key < b.key ? -1 : 1)))
}
