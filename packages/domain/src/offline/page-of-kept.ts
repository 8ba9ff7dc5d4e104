/**
 * One page of an answer that is kept whole: a small screen asks for other pages than a large one, and whoever keeps a list
 * does not know on which it is read. Undefined where it has no such list.
 *
 * @param body the whole answer, as text
 * @param list what its list is called
 */
export function pageOfKept(
  body: string,
  list: string,
  { page, limit }: { page: number; limit: number },
): string | undefined {
  const whole = JSON.parse(body) as Record<string, unknown>
  const items = whole[list]
  if (!Array.isArray(items)) return undefined
  return JSON.stringify({ ...whole, [list]: items.slice((page - 1) * limit, page * limit) })
}
