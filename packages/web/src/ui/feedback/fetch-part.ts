import { shell } from '@duologue/domain/messages/site/shell'
import { notify } from './notify'

/**
 * Fetches what a press needs and no page brings along; where it does not come, that is told, and the answer is
 * undefined. A further press asks again.
 */
export async function fetchPart<Part>(load: () => Promise<Part>): Promise<Part | undefined> {
  try {
    return await load()
  } catch {
    notify('error', shell.partMissing)
    return undefined
  }
}
