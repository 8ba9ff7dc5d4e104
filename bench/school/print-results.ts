import type { Results } from './open-loop'

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

/** What was not answered as it should have been. */
export function faultsOf(results: Results): number {
  return [...results.values()]
    .flatMap(({ statuses }) => [...statuses])
    .filter(([status]) => status < 200 || status >= 400)
    .reduce((sum, [, count]) => sum + count, 0)
}

const row = (cells: readonly (string | number)[]) =>
  cells
    .map((cell, index) => (index === 0 ? String(cell).padEnd(24) : String(cell).padStart(9)))
    .join('')

/** Prints what came of each kind of call, and of all together; times in milliseconds. */
export function printResults(results: Results): void {
  console.log(row(['', 'calls', 'errors', 'median', 'p95', 'p99', 'longest']))
  const line = (name: string, part: Results) => {
    const times = [...part.values()].flatMap(told => told.times).toSorted((a, b) => a - b)
    const shown = [0.5, 0.95, 0.99, 1].map(share => at(times, share).toFixed(1))
    console.log(row([name, times.length, faultsOf(part), ...shown]))
  }
  for (const [kind, told] of [...results].toSorted(([a], [b]) => a.localeCompare(b)))
    line(kind, new Map([[kind, told]]))
  line('all', results)
  line('all but logins', new Map([...results].filter(([kind]) => kind !== 'login')))
  const refused = new Map<string, number>()
  for (const [kind, { statuses }] of results)
    for (const [status, count] of statuses)
      if (status === 0 || status >= 400) refused.set(`${kind}: ${status || 'no answer'}`, count)
  for (const [what, count] of refused) console.log(`  ${what} x ${count}`)
}
