import { compareWithBare } from './compare-with-bare'
import { openLoop } from './school/open-loop'
import { type DatabaseKind, databaseKinds, openSchool } from './school/open-school'
import { faultsOf, printResults } from './school/print-results'
import { recordPlays } from './school/recorded-plays'
import { schoolCalls, shareOf } from './school/school-calls'
import { sizeOf } from './school/school-size'
import { keptConnections, sendCall } from './school/send-call'
import { holdings, machineLoad, processorTime } from './school/watch-process'

// Half past eight at a school district: a mixture of calls at a steady rate beside logins, each kind reported by itself,
// then the reads against the bare server on the same data.
//   DATABASES=embedded,separate RATES=500,1000 LOGIN_RATE=40 DURATION=60 SCALE=0.2 node --import tsx bench/school-morning.ts
// Scale 1 is 50,000 people in 2,000 classes, 20,000 conversations, a million plays. Generator, product and database share
// the machine. PROFILE=folder keeps a profile of the product's processor time there.

const { DATABASES = databaseKinds.join(), RATES = '500,1000', LOGIN_RATE = '40' } = process.env
const { DURATION = '60', SCALE = '0.2', BARE_SECONDS = '4', PROFILE } = process.env
const seconds = Number(DURATION)
const rates = RATES.split(',').map(Number)
const logins = Number(LOGIN_RATE)
/** A play is told once, and each rate tells its share of them for so long; a tenth more, for chance. */
const told = rates.reduce((sum, rate) => sum + rate * seconds * shareOf('play') * 1.1, 1000)
const size = { ...sizeOf(Number(SCALE)), tickets: Math.ceil(told) }
/** Lets the compiler of Node and the database's pages warm up, at a rate that everything can answer. */
const warmUp = { rate: 200, seconds: Math.min(10, seconds) }

async function measure(kind: DatabaseKind): Promise<void> {
  const school = await openSchool(kind, size)
  try {
    const product = await school.startProduct(
      PROFILE ? ['--cpu-prof', `--cpu-prof-dir=${PROFILE}`] : [],
    )
    console.log(`\n${school.description}; ready after ${product.readyAfter} ms`)
    const recorded = await recordPlays(product.address, size)
    const known = { size, conversations: await school.conversations(), recorded }
    const agent = keptConnections(256)
    const address = new URL(product.address)
    const drive = (rate: number, lasting: number, seed: number) =>
      openLoop({
        rate: rate + logins,
        seconds: lasting,
        next: schoolCalls(known, seed, logins / (rate + logins)),
        send: call => sendCall(address, agent, call),
      })
    await drive(warmUp.rate, warmUp.seconds, 0)
    const before = await holdings(product.pid)
    for (const [index, rate] of rates.entries()) {
      const used = await processorTime(product.pid)
      const { results, took } = await drive(rate, seconds, index + 1)
      const perCall = ((await processorTime(product.pid)) - used) / ((rate + logins) * seconds)
      const { megabytes, files } = await holdings(product.pid)
      console.log(
        `\n${rate} calls/s and ${logins} logins/s for ${seconds} s (all answered after ${took.toFixed(1)} s), ${faultsOf(results)} errors, ${machineLoad()}; ${perCall.toFixed(2)} ms of the product's processor time a call; the product holds ${megabytes} MB, ${files} files (before: ${before.megabytes} MB, ${before.files} files)`,
      )
      printResults(results)
    }
    agent.destroy()
    const ids = known.conversations.slice(0, 20).map(({ id }) => id)
    await compareWithBare(product, await school.databaseUrl(), ids, Number(BARE_SECONDS))
    await product.stop()
  } finally {
    await school.close()
  }
}

for (const kind of DATABASES.split(',') as DatabaseKind[]) await measure(kind)
