import autocannon from 'autocannon'
import { startChild } from './start-child'

const rounds = 3
const connections = 16

const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

/** Requests answered a second, and the 99th percentile of their time in milliseconds. */
async function drive(address: string, paths: readonly string[], duration: number) {
  const result = await autocannon({
    url: address,
    connections,
    duration,
    requests: paths.map(path => ({ path })),
  })
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${result.non2xx} refusals, ${result.errors} errors at ${address}`)
  }
  return { rate: result['2xx'] / result.duration, p99: result.latency.p99 }
}

/**
 * Drives reads on the product and on the bare server beside it, in turns, and prints how many times the bare one's
 * throughput it has.
 * @param ids conversations to read
 * @param duration of a round, in seconds
 */
export async function compareWithBare(
  address: string,
  databaseUrl: string,
  ids: readonly string[],
  duration: number,
): Promise<void> {
  const parts: Record<string, string[]> = {
    search: [
      '',
      '?language=es',
      '?language=fr&difficulty=A1&difficulty=A2',
      '?recent=-1',
      '?difficulty=B1',
    ].map(query => `/api/conversations${query}`),
    conversation: ids.map(id => `/api/conversations/${id}`),
    'home rows': ['/api/conversations?views=-1&limit=6', '/api/conversations?recent=-1&limit=6'],
  }
  const mix = { ...parts, 'all of them': Object.values(parts).flat() }
  const bare = await startChild(['--import', 'tsx', 'bench/bare-server.ts'], {
    DATABASE_URL: databaseUrl,
  })
  console.log(`reads: ${connections} connections, ${rounds} rounds of ${duration} s, medians`)
  for (const [name, paths] of Object.entries(mix)) {
    const measured: { ours: number; bare: number; p99: number }[] = []
    for (let round = 0; round < rounds; round += 1) {
      const ours = await drive(address, paths, duration)
      const yardstick = await drive(bare.address, paths, duration)
      measured.push({ ours: ours.rate, bare: yardstick.rate, p99: ours.p99 })
    }
    const ratio = median(measured.map(one => one.ours / one.bare))
    const [ours, yardstick, p99] = (['ours', 'bare', 'p99'] as const).map(key =>
      Math.round(median(measured.map(one => one[key]))),
    )
    console.log(
      `${name}: ours ${ours}/s, bare ${yardstick}/s, ratio ${ratio.toFixed(2)}, our p99 ${p99} ms`,
    )
  }
  await bare.stop()
}
