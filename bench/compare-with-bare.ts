import autocannon from 'autocannon'
import { processorTime } from './school/watch-process'
import { savePlays, songPlays } from './song-plays'
import { type Child, startChild } from './start-child'

type Driven = Pick<Child, 'address' | 'pid'>

const rounds = 3
const connections = 16
/** How many games over songs are saved in a round. */
const saves = 320

const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

/**
 * Requests answered a second, the 99th percentile of their time, and the program's processor time for each, in
 * milliseconds.
 */
async function drive({ address, pid }: Driven, paths: readonly string[], duration: number) {
  const before = await processorTime(pid)
  const result = await autocannon({
    url: address,
    connections,
    duration,
    requests: paths.map(path => ({ path })),
  })
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${result.non2xx} refusals, ${result.errors} errors at ${address}`)
  }
  const used = (await processorTime(pid)) - before
  const answered = result['2xx']
  return { rate: answered / result.duration, p99: result.latency.p99, each: used / answered }
}

/**
 * Drives reads on the product and on the bare server beside it, in turns, and prints how many times the bare one's
 * throughput it has.
 * @param ids conversations to read
 * @param duration of a round, in seconds
 */
export async function compareWithBare(
  product: Driven,
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
  const found = await fetch(`${product.address}/api/songs/published?limit=20`)
  const { songs } = (await found.json()) as { songs: { id: string }[] }
  const ofSongs: Record<string, string[]> = {
    'search of songs': [
      '',
      '?language=spanish',
      '?language=french&difficulty=beginner',
      '?recent=-1',
    ].map(query => `/api/songs/published${query}`),
    'sheet of a song': songs.map(({ id }) => `/api/songs/${id}/sheet`),
  }
  const mix = { ...parts, ...ofSongs, 'all of them': Object.values(parts).flat() }
  const bare = await startChild(['--import', 'tsx', 'bench/bare-server.ts'], {
    DATABASE_URL: databaseUrl,
  })
  console.log(`reads: ${connections} connections, ${rounds} rounds of ${duration} s, medians`)
  for (const [name, paths] of Object.entries(mix)) {
    const measured: { ours: number; bare: number; p99: number; own: number; bares: number }[] = []
    for (let round = 0; round < rounds; round += 1) {
      const ours = await drive(product, paths, duration)
      const yardstick = await drive(bare, paths, duration)
      measured.push({
        ours: ours.rate,
        bare: yardstick.rate,
        p99: ours.p99,
        own: ours.each,
        bares: yardstick.each,
      })
    }
    const ratio = median(measured.map(one => one.ours / one.bare))
    const [ours, yardstick, p99] = (['ours', 'bare', 'p99'] as const).map(key =>
      Math.round(median(measured.map(one => one[key]))),
    )
    const [own, bares] = (['own', 'bares'] as const).map(key =>
      median(measured.map(one => one[key])).toFixed(2),
    )
    console.log(
      `${name}: ours ${ours}/s, bare ${yardstick}/s, ratio ${ratio.toFixed(2)}, our p99 ${p99} ms; processor time a call: ours ${own} ms, bare ${bares} ms`,
    )
  }
  await compareSaves(product, bare, databaseUrl)
  await bare.stop()
}

/** Saves games; how many a second, and the program's processor time for each, in milliseconds. */
async function driveSaves({ address, pid }: Driven, plays: Awaited<ReturnType<typeof songPlays>>) {
  const before = await processorTime(pid)
  const rate = await savePlays(address, plays)
  return { rate, each: ((await processorTime(pid)) - before) / plays.length }
}

/** Saves games over a song on either in turns, and prints the ratio. */
async function compareSaves(product: Driven, bare: Driven, databaseUrl: string): Promise<void> {
  const rounded: Record<'ours' | 'bare', Awaited<ReturnType<typeof driveSaves>>>[] = []
  // The first one is for both to get warm, as they are when somebody plays.
  for (let round = 0; round <= rounds; round += 1) {
    const [own, other] = [
      await songPlays(product, databaseUrl, saves),
      await songPlays(product, databaseUrl, saves),
    ]
    const both = { ours: await driveSaves(product, own), bare: await driveSaves(bare, other) }
    if (round > 0) rounded.push(both)
  }
  const of = (who: 'ours' | 'bare', what: 'rate' | 'each') =>
    median(rounded.map(one => one[who][what]))
  const ratio = median(rounded.map(one => one.ours.rate / one.bare.rate))
  console.log(
    `saving a game over a song: ours ${Math.round(of('ours', 'rate'))}/s, bare ${Math.round(of('bare', 'rate'))}/s, ratio ${ratio.toFixed(2)}; processor time a call: ours ${of('ours', 'each').toFixed(2)} ms, bare ${of('bare', 'each').toFixed(2)} ms`,
  )
}
