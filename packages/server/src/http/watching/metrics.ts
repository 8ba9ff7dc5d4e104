import { type ProposalMark, proposalMarks } from '@duologue/domain/songs/align/proposal-marks'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Pool } from 'pg'
import { type Aggregator, Gauge, Histogram, Registry } from 'prom-client'
import type { Networks } from '../../networks'
import { Refused } from '../refused'
import { addMetricsOfNode } from './metrics-of-node'
import type { Tally } from './tally'

/** Games of several people in this process. */
interface HallFigures {
  sockets: number
  halls: number
  /** Acts that wait to be written. */
  waiting: number
  /** How many were written so far, and how many seconds they have waited together. */
  passed: { acts: number; seconds: number }
  /** Pages that call the slow way. */
  slowPages: number
  /** How many acts came by sockets so far, and how many sockets were cut. */
  acts: number
  cuts: number
}

/** What is told to Prometheus, and to whom. */
export interface Measured {
  pool: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>
  lanes: { readonly waiting: number }
  /** How long each replica has lacked what it should have, in seconds, by its host. */
  replicas: { behind(): Iterable<readonly [string, number]> }
  /** What of games of several people is measured. */
  halls: () => HallFigures
  /** How times of lyrics that were proposed here were saved, by how sure they were. */
  proposed: () => Readonly<Record<ProposalMark, { saved: number; kept: number }>>
  /** What was counted, and by which version. */
  tally: Tally
  version: string
  /** Who may read: this machine alone unless the operator says otherwise. */
  readers: Networks
  /** Whether somebody stands between us and the readers, whose word about their address is believed. */
  trustsProxies: boolean
  /** Shares what is measured here with other processes; answers how what all measure is asked for. Left out alone. */
  share?: ((own: Registry) => () => Promise<string>) | undefined
}

/** Upper bounds in seconds: most answers take milliseconds, a login or an export longer. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

function mayRead({ ip, headers }: FastifyRequest, { readers, trustsProxies }: Measured): boolean {
  // An unknown proxy on this machine would make the whole world look like this machine.
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined
  return readers.has(ip) && (trustsProxies || !isForwarded)
}

function gauges(
  registers: Registry[],
  { pool, lanes, halls, proposed }: Pick<Measured, 'pool' | 'lanes' | 'halls' | 'proposed'>,
): void {
  const gauge = (name: string, help: string, read: () => number, aggregator: Aggregator = 'sum') =>
    new Gauge({
      name,
      help,
      aggregator,
      registers,
      collect() {
        this.set(read())
      },
    })
  gauge('process_resident_memory_bytes', 'Memory of the process.', () => process.memoryUsage.rss())
  gauge('process_uptime_seconds', 'How long the process runs.', () => process.uptime(), 'max')
  gauge('database_connections', 'Open connections to the database.', () => pool.totalCount)
  gauge('database_connections_idle', 'Those of them that do nothing.', () => pool.idleCount)
  gauge('database_waiting', 'Who waits for a connection.', () => pool.waitingCount)
  gauge(
    'database_lane_waiting',
    'Reads on their way on the shared connections.',
    () => lanes.waiting,
  )
  gauge('hall_sockets', 'Open sockets of games.', () => halls().sockets)
  gauge('halls', 'Games that somebody is connected to.', () => halls().halls)
  gauge('hall_gate_waiting', 'Acts that wait to be written.', () => halls().waiting)
  gauge('hall_gate_acts_total', 'Acts that were written.', () => halls().passed.acts)
  gauge(
    'hall_gate_wait_seconds_total',
    'How long those have waited to be written, all together.',
    () => halls().passed.seconds,
  )
  gauge('hall_acts_total', 'Acts that came by sockets.', () => halls().acts)
  for (const mark of proposalMarks) {
    const times = `Times of lyrics that were proposed as "${mark}"`
    gauge(`proposed_${mark}_total`, `${times} and saved.`, () => proposed()[mark].saved)
    gauge(
      `proposed_${mark}_kept_total`,
      `${times} and saved within 0.25 s.`,
      () => proposed()[mark].kept,
    )
  }
  gauge('hall_slow_pages', 'Pages of games without a socket.', () => halls().slowPages)
  gauge('hall_sockets_cut_total', 'Sockets that were cut.', () => halls().cuts)
}

/** How far replicas are behind. */
function gaugeReplicas(registers: Registry[], { behind }: Measured['replicas']): void {
  new Gauge({
    name: 'replica_behind_seconds',
    help: 'How long a replica has lacked what it should have.',
    aggregator: 'max',
    registers,
    labelNames: ['replica'],
    collect() {
      for (const [replica, seconds] of behind()) this.labels(replica).set(seconds)
    },
  })
}

/** What was counted: mails, refusals, and the works that are done again and again. */
function tallies(registers: Registry[], { mails, webhooks, refusals, works }: Tally): void {
  const labelled = (
    name: string,
    help: string,
    label: string,
    read: () => Iterable<readonly [string, number]>,
    aggregator: Aggregator = 'sum',
  ) =>
    new Gauge({
      name,
      help,
      aggregator,
      registers,
      labelNames: [label],
      collect() {
        for (const [value, count] of read()) this.labels(value).set(count)
      },
    })
  labelled('mails_total', 'Mails by what became of them.', 'outcome', () => [
    ['sent', mails.sent],
    ['failed', mails.failed],
    ['given_up', mails.givenUp],
  ])
  labelled(
    'webhook_messages_total',
    'Messages to webhooks by what became of them.',
    'outcome',
    () => [
      ['sent', webhooks.sent],
      ['failed', webhooks.failed],
      ['given_up', webhooks.givenUp],
    ],
  )
  labelled('refusals_total', 'Refusals by their code.', 'code', () => refusals)
  labelled('work_failed_total', 'Rounds of works behind answers that failed.', 'work', () =>
    [...works].map(([name, { failed }]) => [name, failed] as const),
  )
  labelled(
    'work_last_success_seconds',
    'When a round last ended well, in seconds since 1970.',
    'work',
    () => [...works].map(([name, { endedAt }]) => [name, endedAt] as const),
    'max',
  )
}

/** `/metrics` in the text form of Prometheus: how many answers there were of which route, and how long they took. */
export function addMetrics(app: FastifyInstance, measured: Measured): void {
  const registry = new Registry()
  const answers = new Histogram({
    name: 'http_answer_seconds',
    help: 'Time from request to answer.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets,
    registers: [registry],
  })
  gauges([registry], measured)
  gaugeReplicas([registry], measured.replicas)
  tallies([registry], measured.tally)
  addMetricsOfNode([registry], measured.version)
  const read = measured.share?.(registry) ?? (() => registry.metrics())
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request
    answers
      .labels(method, routeOptions.url ?? 'none', String(reply.statusCode))
      .observe(reply.elapsedTime / 1000)
  })
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, measured)) throw new Refused('not-found')
    void reply.type(registry.contentType)
    return read()
  })
}
