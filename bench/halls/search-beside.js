import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

// Somebody who searches conversations 20 times a second and has nothing else to do: a thread of its own, so that what it
// waits for is the product and not a crowd of 8,000 pages. Tells how long each search took, in milliseconds.
const { address, seconds } = workerData
const times = []
const all = []
for (let count = 0; count < seconds * 20; count += 1) {
  const began = performance.now()
  const answer = fetch(`${address}/api/conversations?language=es&page=${(count % 5) + 1}`)
  all.push(answer.then(one => one.text()).then(() => times.push(performance.now() - began)))
  await pause(50)
}
await Promise.all(all)
parentPort?.postMessage(times)
