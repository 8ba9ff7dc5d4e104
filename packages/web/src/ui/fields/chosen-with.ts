/** The chosen rows of a table, with one more or without it. */
export function chosenWith(
  chosen: ReadonlySet<string>,
  id: string,
  isChosen: boolean,
): ReadonlySet<string> {
  const next = new Set(chosen)
  if (isChosen) next.add(id)
  else next.delete(id)
  return next
}
