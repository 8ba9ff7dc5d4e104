import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'

/** A sample that cannot be brought in; its message names the file and what is wrong in it. */
export class WrongSample extends Error {}

/** A sample of a shape with its key: its path in the folder of its kind without the ending. */
export interface Keyed<Sample> {
  key: string
  shown: string
  sample: Sample
}

async function readOne<Shape extends z.ZodMiniType>(
  folder: string,
  kind: string,
  file: string,
  shape: Shape,
): Promise<Keyed<z.output<Shape>>> {
  const key = file.replaceAll('\\', '/').replace(/\.json$/, '')
  const shown = `content/${kind}/${key}.json`
  let told: unknown
  try {
    told = JSON.parse(await readFile(join(folder, file), 'utf8'))
  } catch (error) {
    throw new WrongSample(`${shown}: ${error instanceof Error ? error.message : 'no JSON'}`)
  }
  const result = shape.safeParse(told)
  if (!result.success) throw new WrongSample(`${shown}: ${z.prettifyError(result.error)}`)
  return { key, shown, sample: result.data }
}

/** Every sample of a kind (a folder of `content`), by key; throws a `WrongSample` for the first that cannot be read. */
export async function readFiles<Shape extends z.ZodMiniType>(
  contentFolder: string,
  kind: string,
  shape: Shape,
): Promise<Keyed<z.output<Shape>>[]> {
  const folder = join(contentFolder, kind)
  const files = (await readdir(folder, { recursive: true })).filter(file => file.endsWith('.json'))
  return Promise.all(files.toSorted().map(file => readOne(folder, kind, file, shape)))
}
