import { everybody } from '@duologue/domain/offline/kept-things'
import { savedUser } from '../saved-here/signed-in'
import { readAnswering } from './things-table'

/**
 * What a call would have answered that nobody answers now (offline.md#what-is-shown-without-a-connection): the newest that is kept
 * of whoever sits here, or of everybody. Undefined where nothing is kept of it.
 */
export async function keptAnswer(
  path: string,
): Promise<{ status: number; body: string } | undefined> {
  const person = savedUser.get()?.id
  const [newest] = (await readAnswering(path))
    .filter(({ owner }) => owner === everybody || owner === person)
    .toSorted((one, other) => other.keptAt - one.keptAt)
  const body = newest?.answers[path]
  return body === undefined ? undefined : { status: 200, body }
}
