import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { build } from '../scripts/build.js'
import { askInside, tellingInside } from './halls/ask-inside'
import { fillHalls } from './halls/fill-halls'
import { openCrowd } from './halls/hall-crowd'
import { holdings, machineLoad } from './school/watch-process'
import { startChild } from './start-child'

// Lessons one after the other, as a school has them: HALLS with MEMBERS each (and a screen) are opened, joined, played in
// step for LESSON seconds and ended, again and again for MINUTES. After each lesson, when all have gone and plays and
// reports are stored, it tells what the product holds: resident, and what is left of its memory when it has collected what
// nobody holds any more. What is left after the second half of the lessons beside the first is what a day would pile up.
//   HALLS=20 MEMBERS=40 SPREAD=8000 LESSON=100 MINUTES=20 node --import tsx bench/live-soak.ts

const {
  HALLS = '10',
  MEMBERS = '20',
  SPREAD = '8000',
  LESSON = '60',
  MINUTES = '20',
  NO_BUILD,
} = process.env

/** How long a product has to store what was played, and to let go of it, in seconds. */
const rest = 75

/** By how much something grows in a minute, by the line that fits best. */
function growth(points: readonly { minute: number; held: number }[]): number {
  const mean = (of: (point: (typeof points)[number]) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length
  const [minute, held] = [mean(one => one.minute), mean(one => one.held)]
  const shared = mean(one => (one.minute - minute) * (one.held - held))
  return shared / mean(one => (one.minute - minute) ** 2)
}

async function lesson(address: string, number: number): Promise<{ acks: number }> {
  const halls = Number(HALLS)
  const size = { halls, members: Number(MEMBERS), pace: 'step', from: number * halls } as const
  const crowd = openCrowd(address, await fillHalls(address, size), Number(SPREAD))
  crowd.open()
  await pause(5000)
  crowd.host({ type: 'start' })
  await pause(Number(LESSON) * 1000)
  crowd.host({ type: 'end' })
  await pause(3000)
  crowd.close()
  await pause(rest * 1000)
  return { acks: crowd.counts.acks.length }
}

if (!NO_BUILD) await build()
const dataDir = await mkdtemp(join(tmpdir(), 'duologue-soak-'))
await chmod(dataDir, 0o755)
const file = join(dataDir, 'inside')
const product = await startChild(
  ['--expose-gc', ...tellingInside, 'packages/server/dist/main.js'],
  {
    DATA_DIR: dataDir,
    PORT: '0',
    LOG_LEVEL: 'fatal',
    SCHOOL_NETWORKS: '127.0.0.0/8,::1',
    INSIDE_FILE: file,
  },
)
try {
  const began = performance.now()
  const minute = () => (performance.now() - began) / 60_000
  const points: { minute: number; held: number }[] = []
  for (let number = 0; minute() < Number(MINUTES); number += 1) {
    const { acks } = await lesson(product.address, number)
    const { megabytes: resident, files } = await holdings(product.pid)
    const { held } = await askInside(product.pid, file)
    points.push({ minute: minute(), held })
    console.log(
      `${minute().toFixed(1)} min: ${acks} answers, ${resident} MB resident, ${held.toFixed(1)} MB held, ${files} files; ${machineLoad()}`,
    )
  }
  // The first lesson is when all code is read and made quick.
  console.log(`grows by ${growth(points.slice(1)).toFixed(2)} MB a minute after the first lesson`)
} finally {
  await product.stop()
  await rm(dataDir, { recursive: true, force: true })
}
