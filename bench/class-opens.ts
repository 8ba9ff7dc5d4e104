import { openLoop } from './school/open-loop'
import { openSchool } from './school/open-school'
import { printResults } from './school/print-results'
import { schoolCallsByKind } from './school/school-calls'
import { sizeOf } from './school/school-size'
import { keptConnections, sendCall } from './school/send-call'
import { machineLoad } from './school/watch-process'

// The beginning of an hour in a district: within five seconds 6,000 pupils open the page of their class, whoever has been
// answered or not. PROCESSES is how many answer.
//   OPENS=6000 DURATION=5 SCALE=1 PROCESSES=2 node --import tsx bench/class-opens.ts

const { OPENS = '6000', DURATION = '5', SCALE = '1', PROCESSES = '1' } = process.env
const seconds = Number(DURATION)
const size = { ...sizeOf(Number(SCALE)), tickets: 0 }

const school = await openSchool('embedded', size)
const agent = keptConnections(Number(OPENS))
try {
  const product = await school.startProduct()
  console.log(
    `${school.description}; ${PROCESSES} processes, ready after ${product.readyAfter} ms, ${machineLoad()}`,
  )
  const address = new URL(product.address)
  const known = { size, conversations: await school.conversations(), recorded: [] }
  const open = schoolCallsByKind(known, 1)['class of a student']
  const drive = (rate: number, lasting: number) =>
    openLoop({
      rate,
      seconds: lasting,
      next: open,
      send: call => sendCall(address, agent, call),
    })
  // Lets the compiler of Node and the database's pages warm up, as whoever came before them does.
  await drive(100, 20)
  for (let hour = 1; hour <= 3; hour += 1) {
    const { results, took } = await drive(Number(OPENS) / seconds, seconds)
    console.log(`\nhour ${hour}: all answered after ${took.toFixed(1)} s, ${machineLoad()}`)
    printResults(results)
  }
  await product.stop()
} finally {
  agent.destroy()
  await school.close()
}
