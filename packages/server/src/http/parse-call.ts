import type { CallArguments, Endpoint } from '@duologue/contract/endpoint'
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
      for (const issue of result.error.issues) fields[issue.path.join('.') || part] = 'is not valid'
  }
  if (Object.keys(fields).length > 0) throw new Refused('invalid-input', fields)
  return parsed as unknown as CallArguments<E>
}
