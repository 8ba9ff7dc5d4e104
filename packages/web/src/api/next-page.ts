/**
 * The number of the page after those loaded, from 1; none when the loaded count has reached the total
 * (site.md#endless-lists).
 *
 * @param sizes how many came with each page.
 */
export function nextPage(sizes: readonly number[], total: number): number | undefined {
  const loaded = sizes.reduce((sum, size) => sum + size, 0)
  return sizes.at(-1) !== 0 && loaded < total ? sizes.length + 1 : undefined
}
