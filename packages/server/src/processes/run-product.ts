import cluster from 'node:cluster'
import { setTimeout as pause } from 'node:timers/promises'
import { productName } from '@duologue/domain/site/product-name'
import type { Context, House } from '../context'
import { describeServer, openServer } from '../database/connect'
import { buildHouse } from '../house'
import { listen } from '../http/listen'
import { addressWarning, settingsWithPort } from '../public-address'
import { serverLog } from '../server-log'
import type { Settings } from '../settings'
import { languagesWarning } from '../spoken-here'
import { startKeeper } from './keeper'
import { shareMetrics } from './machine-metrics'
import { hearKeeper, tellKeeper } from './messages'
import { stopOnSignals, stopWithKeeper } from './stop-on-signals'
import { EndedEarly } from './worker-pool'

/** How long a process that retires answers on, until everybody has gone elsewhere; in milliseconds. */
const retiringMs = 1000

export interface Program {
  environment: NodeJS.ProcessEnv
  /** Its own file: more processes run it, too. */
  file: string
  context(): Promise<Context>
}

const tellReady = (address: string, description: string) =>
  process.stdout.write(
    `${productName} is ready at ${address.replace('127.0.0.1', 'localhost')} (${description})\n`,
  )

const stoppingOf = ({ app, close }: House) => ({
  stop: close,
  cutOff: () => app.server.closeAllConnections(),
})

/** The product in one process. */
async function runAlone(settings: Settings, program: Program): Promise<void> {
  const house = await buildHouse(settings, await program.context())
  stopOnSignals(stoppingOf(house))
  tellReady(await listen(house.app, settings), house.database.description)
}

/** One of several processes: the database and the port are the keeper's. */
async function runKept(settings: Settings, program: Program): Promise<void> {
  let isRetiring = false
  const kept = { isRetiring: () => isRetiring, shareMetrics }
  const house = await buildHouse(settings, { ...(await program.context()), kept })
  const stop = stopWithKeeper(stoppingOf(house))
  hearKeeper(message => {
    if (message.kind !== 'retire') return
    isRetiring = true
    void pause(retiringMs).then(stop)
  })
  tellKeeper({ kind: 'ready', address: await listen(house.app, settings) })
}

/** Keeps several processes on one port, and the database that they share. */
async function runKeeper(settings: Settings, { file }: Program): Promise<void> {
  const log = serverLog(settings.logLevel)
  const server = await openServer({ ...settings, log })
  try {
    const description = await describeServer(server, { log })
    const keeper = await startKeeper({
      program: file,
      count: settings.processes,
      environment: {
        PORT: String(settings.port),
        PROCESSES: String(settings.processes),
        DATABASE_URL: server.url,
      },
      log,
      onGivenUp: () => void server.stop().finally(() => process.exit(1)),
    })
    const stop = async () => {
      await keeper.stop()
      await server.stop()
    }
    stopOnSignals({ stop }, { renew: () => void keeper.renew() })
    tellReady(keeper.address, `${description}; ${settings.processes} processes`)
  } catch (error) {
    await server.stop()
    if (error instanceof EndedEarly) process.exit(1)
    throw error
  }
}

/**
 * Runs the product on its environment: alone, as the keeper of several processes, or as one of those (decision 085).
 * Prints one line when it serves.
 */
export async function runProduct(program: Program): Promise<void> {
  const settings = await settingsWithPort(program.environment)
  if (cluster.isWorker) return runKept(settings, program)
  const warnings = [
    addressWarning(settings, program.environment.PUBLIC_URL),
    languagesWarning(settings.languages),
  ]
  for (const warning of warnings) if (warning) serverLog(settings.logLevel).warn(warning)
  return settings.processes === 1 ? runAlone(settings, program) : runKeeper(settings, program)
}
