import { openLoop, type Results } from './school/open-loop'
import { openSchool } from './school/open-school'
import { recordPlays } from './school/recorded-plays'
import { schoolCalls } from './school/school-calls'
import { emailOf, sizeOf } from './school/school-size'
import { type Call, keptConnections, sendCall } from './school/send-call'
import { machineLoad } from './school/watch-process'

// What a burst of wrong logins at one account costs everybody else: the calls of a school at a steady rate, alone, beside
// wrong logins from one address, beside wrong logins each from another address, and alone again.
//   RATE=60 WRONG=60 DURATION=20 SCALE=0.02 node --import tsx bench/wrong-logins.ts
// RATE and WRONG are calls a second.

const { RATE = '60', WRONG = '60', DURATION = '20', SCALE = '0.02' } = process.env
const seconds = Number(DURATION)
const size = sizeOf(Number(SCALE))
// The bench stands before the product and says from where each login comes.
process.env.TRUSTED_PROXIES = '127.0.0.1'

const at = (sorted: readonly number[], share: number) =>
  (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(0)

function told(results: Results): string {
  const times = [...results.values()].flatMap(part => part.times).toSorted((a, b) => a - b)
  const statuses = new Map<number, number>()
  for (const part of results.values())
    for (const [status, count] of part.statuses)
      statuses.set(status, (statuses.get(status) ?? 0) + count)
  const counts = [...statuses].map(([status, count]) => `${status}: ${count}`).join(', ')
  return `median ${at(times, 0.5)} ms, p95 ${at(times, 0.95)} ms, p99 ${at(times, 0.99)} ms (${counts})`
}

/** Wrong logins at one account, by turns from so many addresses. */
function wrongLogins(account: number, addresses: number): () => Call {
  let made = 0
  return () => {
    made += 1
    const address = made % addresses
    return {
      kind: 'wrong login',
      method: 'POST',
      path: '/api/users/login',
      from: `10.${address >> 16}.${(address >> 8) & 255}.${address & 255}`,
      body: JSON.stringify({ email: emailOf('student', account), password: `a wrong one ${made}` }),
    }
  }
}

const school = await openSchool('embedded', size)
const agent = keptConnections(512)
try {
  const product = await school.startProduct()
  const recorded = await recordPlays(product.address, size)
  const known = { size, conversations: await school.conversations(), recorded }
  const address = new URL(product.address)
  const send = (call: Call) => sendCall(address, agent, call)
  let seed = 0
  const drive = async (what: string, wrong?: () => Call) => {
    seed += 1
    const calls = openLoop({ rate: Number(RATE), seconds, next: schoolCalls(known, seed, 0), send })
    const burst = wrong && openLoop({ rate: Number(WRONG), seconds, next: wrong, send })
    console.log(`${what}: ${told((await calls).results)}; ${machineLoad()}`)
    if (burst) console.log(`  the wrong logins: ${told((await burst).results)}`)
  }
  console.log(`${school.description}; ${RATE} calls/s, ${WRONG} wrong logins/s, ${seconds} s each`)
  await drive('warm')
  await drive('alone')
  await drive('beside wrong logins from one address', wrongLogins(1, 1))
  await drive('beside wrong logins from many addresses', wrongLogins(2, 65_536))
  await drive('alone again')
  await product.stop()
} finally {
  agent.destroy()
  await school.close()
}
