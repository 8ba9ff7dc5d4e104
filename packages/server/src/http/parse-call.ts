import type { CallArguments, Endpoint } from '@duologue/contract/endpoint'
import type * as z from 'zod/mini'
import { Refused } from './refused'

/** `difficulty[]=A1` and `difficulty=A1` are the same (security.md#lists-and-pages). */
function withoutBrackets(query: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [
      name.endsWith('[]') ? name.slice(0, -2) : name,
      value,
    ]),
  )
}

type Issue = z.core.$ZodIssue

/**
 * Of the ways in which a body could have been sent, the one that was meant: it lacks the least of what it asks for, and
 * then has the fewest faults.
 */
function meant(issue: Issue, given: object): readonly Issue[] {
  if (issue.code !== 'invalid_union' || issue.path.length > 0) return [issue]
  const lacks = (way: readonly Issue[]) =>
    way.filter(({ path }) => path[0] === undefined || !(path[0] in given)).length
  const ways = issue.errors.toSorted((a, b) => lacks(a) - lacks(b) || a.length - b.length)
  return ways[0] ?? [issue]
}

/** What zod says of a shape that has no words of its own. */
const wordless = 'Invalid input'

const wordsOf = ({ message }: Issue) => (message === wordless ? 'is not valid' : message)

/** A field's name: the path to it, which begins anew at an entry of a list that says its id (lyrics.md#calls). */
function nameOf(path: readonly PropertyKey[], given: object): string {
  let names: PropertyKey[] = []
  let at: unknown = given
  for (const name of path) {
    at = typeof at === 'object' && at !== null ? (at as Record<PropertyKey, unknown>)[name] : null
    const id =
      typeof name === 'number' && typeof at === 'object' && at !== null && 'id' in at && at.id
    names = typeof id === 'string' ? [id] : [...names, name]
  }
  return names.join('.')
}

/** Parses what arrived by the contract's shapes; throws the refusal `invalid-input` that names the fields. */
export function parseCall<E extends Endpoint>(
  call: E,
  raw: { params: unknown; query: unknown; body: unknown },
): CallArguments<E> {
  const given = {
    params: raw.params ?? {},
    query: withoutBrackets(raw.query ?? {}),
    body: raw.body ?? {},
  }
  const fields: Record<string, string> = {}
  const parsed: Record<string, unknown> = {}
  for (const part of ['params', 'query', 'body'] as const) {
    const result = call[part].safeParse(given[part])
    if (result.success) parsed[part] = result.data
    else
      for (const issue of result.error.issues.flatMap(issue => meant(issue, given[part])))
        fields[nameOf(issue.path, given[part]) || part] ??= wordsOf(issue)
  }
  if (Object.keys(fields).length > 0) throw new Refused('invalid-input', fields)
  return parsed as unknown as CallArguments<E>
}
