type SearchParams = Record<string, string | string[]>
type Value = string | number | boolean | null | undefined

/** Reads a query string: a repeated parameter, with or without `[]`, is a list; nothing is guessed from its looks. */
export function parseSearch(search: string): SearchParams {
  const params: SearchParams = {}
  for (const [rawName, value] of new URLSearchParams(search)) {
    const name = rawName.replace(/\[\]$/, '')
    const before = params[name]
    params[name] = before === undefined ? value : [before, value].flat()
  }
  return params
}

/** Writes parameters as a query string; left-out ones stay out. */
export function stringifySearch(params: Record<string, Value | readonly Value[]>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(params)) {
    for (const item of [value].flat())
      if (item !== undefined && item !== null) query.append(name, String(item))
  }
  const text = query.toString()
  return text ? `?${text}` : ''
}
