import { join } from 'node:path'
import { readSampleLists } from '../../packages/server/src/content/read-lists'
import { readSamples } from '../../packages/server/src/content/read-samples'
import { itemsToSpeak, type LineToSpeak, linesToSpeak } from '../content-audio/lines-to-speak'

/** The folder of the samples. */
export const contentFolder = join(import.meta.dirname, '../../content')

/** Every line and item of the samples that may have a clip. */
export async function sampleLines(content: string): Promise<LineToSpeak[]> {
  const samples = (await readSamples(content)).map(({ sample }) => sample)
  const lists = (await readSampleLists(content)).map(({ list }) => list)
  return [...linesToSpeak(samples), ...itemsToSpeak(lists)]
}

/** What a run of several lines failed at, on the error stream; the process then ends with 1. */
export function tellFailures(failed: readonly string[]): void {
  if (failed.length === 0) return
  process.stderr.write(`Failed:\n${failed.join('\n')}\n`)
  process.exitCode = 1
}
