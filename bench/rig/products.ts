import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Child, startChild } from '../start-child'
import { type Cluster, ports } from './cluster'

/** HAProxy has seen that one is there again, in milliseconds: it looks each second. */
const untilSeen = 3000

/** The products of a rig: one a machine, of two processes each. */
export interface Products {
  /** Ends each in turn and starts it anew, of this version: as whoever looks after them renews them. */
  renew(): Promise<void>
  stop(): Promise<void>
}

/** Starts a product at each of the ports, of the checkout in a folder, which is built. */
export async function startProducts(
  cluster: Pick<Cluster, 'url' | 'replicas'>,
  folder: string,
  checkout: string,
): Promise<Products> {
  const running = new Map<number, Child>()
  const start = async (port: number, program: string) => {
    const child = await startChild([join(program, 'packages/server/dist/main.js')], {
      DATABASE_URL: cluster.url,
      DATABASE_REPLICAS: cluster.replicas.join(','),
      DATA_DIR: join(folder, `product-${port}`),
      SERVER_KEY: '5e'.repeat(32),
      PORT: String(port),
      PROCESSES: '2',
      LANGUAGES: 'en',
      LOG_LEVEL: 'fatal',
      SCHOOL_NETWORKS: '127.0.0.0/8,::1',
      TRUSTED_PROXIES: '127.0.0.1',
    })
    running.set(port, child)
  }
  const stop = () => Promise.all([...running.values()].map(child => child.stop()))
  try {
    for (const port of ports.products) await start(port, checkout)
  } catch (error) {
    await stop()
    throw error
  }
  return {
    async renew() {
      for (const port of ports.products) {
        await running.get(port)?.stop()
        await start(port, join(import.meta.dirname, '../..'))
        await pause(untilSeen)
      }
    },
    async stop() {
      await stop()
    },
  }
}
