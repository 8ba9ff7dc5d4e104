import { createServer } from 'node:http'
import { beginCounting } from '../packages/server/src/testing/databases/count-statements'

// Runs inside the product, begun before it: counts what it asks of its database, and tells that to whoever asks at the
// port of COUNTING_PORT. Each answer begins a new count.

let end = beginCounting()

createServer((_, response) => {
  response.end(JSON.stringify(end()))
  end = beginCounting()
})
  .listen(Number(process.env.COUNTING_PORT), '127.0.0.1')
  .unref()
