import { everybody } from '@duologue/domain/offline/kept-things'
import { pageOfKept } from '@duologue/domain/offline/page-of-kept'
import { savedUser } from '../saved-here/signed-in'
import { readAnswering } from './things-table'

/** The newest that is kept of a call, of whoever sits here or of everybody. */
async function newest(path: string): Promise<string | undefined> {
  const person = savedUser.get()?.id
  const [found] = (await readAnswering(path))
    .filter(({ owner }) => owner === everybody || owner === person)
    .toSorted((one, other) => other.keptAt - one.keptAt)
  return found?.answers[path]
}

const isCounted = (told: number) => Number.isInteger(told) && told > 0

/** A page of what is kept whole: the last word of its path is what its list is called. */
async function keptPage(path: string): Promise<string | undefined> {
  const [whole = '', query = ''] = path.split('?', 2)
  const asked = new URLSearchParams(query)
  const [page, limit] = [Number(asked.get('page')), Number(asked.get('limit'))]
  const body = isCounted(page) && isCounted(limit) ? await newest(whole) : undefined
  const list = whole.split('/').at(-1) ?? ''
  return body === undefined ? undefined : pageOfKept(body, list, { page, limit })
}

/**
 * What a call would have answered that nobody answers now (offline.md#what-is-shown-without-a-connection): the newest that is kept
 * of whoever sits here, or of everybody. Undefined where nothing is kept of it.
 */
export async function keptAnswer(
  path: string,
): Promise<{ status: number; body: string } | undefined> {
  const body = (await newest(path)) ?? (await keptPage(path))
  return body === undefined ? undefined : { status: 200, body }
}
