import { openLoop } from './open-loop'
import { printResults } from './print-results'
import { type School, schoolCallsByKind } from './school-calls'
import { keptConnections, sendCall } from './send-call'
import { machineLoad } from './watch-process'

/** How many hours begin, and within how many seconds all classes are opened. */
const hours = 3
const seconds = 5

/**
 * The beginning of an hour in a district: so many pupils open the page of their class within five seconds, whether or not
 * those before them have been answered. Prints what came of it, three times over.
 */
export async function openClasses(address: URL, known: School, opens: number): Promise<void> {
  const agent = keptConnections(opens)
  const next = schoolCallsByKind(known, 1)['class of a student']
  const drive = (rate: number, lasting: number) =>
    openLoop({ rate, seconds: lasting, next, send: call => sendCall(address, agent, call) })
  // Lets the compiler of Node and the database's pages warm up, as whoever came before them does.
  await drive(100, 20)
  for (let hour = 1; hour <= hours; hour += 1) {
    const { results, took } = await drive(opens / seconds, seconds)
    console.log(
      `\n${opens} open their class within ${seconds} s: all answered after ${took.toFixed(1)} s, ${machineLoad()}`,
    )
    printResults(results)
  }
  agent.destroy()
}
