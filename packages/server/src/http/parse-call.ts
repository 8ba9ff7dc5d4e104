import type { CallArguments, Endpoint } from '@duologue/contract/endpoint'
import type * as z from 'zod/mini'
import { Refused } from './refused'

/** `difficulty[]=A1` and `difficulty=A1` are the same (R1). */
function withoutBrackets(query: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [
      name.endsWith('[]') ? name.slice(0, -2) : name,
      value,
    ]),
  )
}

type Issue = z.core.$ZodIssue

/** Of the ways in which a body could have been sent, the one that was meant: it names most of what was sent. */
function meant(issue: Issue, given: object): readonly Issue[] {
  if (issue.code !== 'invalid_union' || issue.path.length > 0) return [issue]
  const named = (way: readonly Issue[]) =>
    way.filter(({ path }) => path[0] !== undefined && path[0] in given).length
  return [...issue.errors].sort((a, b) => named(b) - named(a))[0] ?? [issue]
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
        fields[issue.path.join('.') || part] ??=
          issue.code === 'custom' ? issue.message : 'is not valid'
  }
  if (Object.keys(fields).length > 0) throw new Refused('invalid-input', fields)
  return parsed as unknown as CallArguments<E>
}
