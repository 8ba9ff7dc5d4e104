import type { ChildProcess } from 'node:child_process'
import { chmod, chown, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { familyOf, type OwnProcesses, runAs, signal } from './own-processes'

const deploy = join(import.meta.dirname, '../../deploy')
const password = 'change-this'
export const databaseNames = ['db1', 'db2', 'db3'] as const
type DatabaseName = (typeof databaseNames)[number]

/** The ports of a rig, on loopback. */
export const ports = {
  etcd: 23790,
  etcdPeers: 23800,
  patroni: { db1: 28081, db2: 28082, db3: 28083 },
  postgres: { db1: 25431, db2: 25432, db3: 25433 },
  people: 28090,
  database: 25430,
  products: [28101, 28102, 28103],
} as const

const urlAt = (port: number, database: string) =>
  `postgres://postgres:${password}@127.0.0.1:${port}/${database}`

/** A folder that the processes may use. */
async function ownFolder(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true })
  if (runAs) await chown(folder, runAs.uid, runAs.gid)
  await chmod(folder, 0o700)
  return folder
}

/** The file that is shipped, with addresses of this machine. */
async function patroniFile(folder: string, name: DatabaseName): Promise<string> {
  const shipped = await readFile(join(deploy, 'patroni.yml'), 'utf8')
  const file = join(folder, `${name}.yml`)
  const told = shipped
    .replace('name: db1', `name: ${name}`)
    .replace(/10\.0\.0\.21:2379,.*/, `127.0.0.1:${ports.etcd}`)
    .replaceAll('10.0.0.21:8008', `127.0.0.1:${ports.patroni[name]}`)
    .replaceAll('10.0.0.21:5432', `127.0.0.1:${ports.postgres[name]}`)
    .replaceAll('10.0.0.0/24', '127.0.0.1/32')
    .replace('/var/lib/postgresql/15/duologue', join(folder, name))
    .replace('/var/lib/postgresql/.pgpass-patroni', join(folder, `${name}.pgpass`))
    // Others of this machine have their own sockets.
    .replace('max_connections: 300', `max_connections: 300\n        unix_socket_directories: ''`)
  await writeFile(file, told)
  if (runAs) await chown(file, runAs.uid, runAs.gid)
  return file
}

async function haproxyFile(folder: string): Promise<string> {
  let told = (await readFile(join(deploy, 'haproxy.cfg'), 'utf8'))
    // Open files are few for whoever is not root.
    .replace('maxconn 20000', 'maxconn 2000')
    .replace(/bind :443 .*/, `bind 127.0.0.1:${ports.people}`)
    .replace('bind 127.0.0.1:5432', `bind 127.0.0.1:${ports.database}`)
    .replace('default-server check port 8008', 'default-server check')
  ports.products.forEach((port, at) => {
    told = told.replace(`10.0.0.1${at + 1}:3000`, `127.0.0.1:${port}`)
  })
  databaseNames.forEach((name, at) => {
    told = told.replace(
      `10.0.0.2${at + 1}:5432`,
      `127.0.0.1:${ports.postgres[name]} port ${ports.patroni[name]}`,
    )
  })
  const file = join(folder, 'haproxy.cfg')
  await writeFile(file, told)
  return file
}

/** Three PostgreSQL under Patroni, etcd, and HAProxy before them and before the products. */
export interface Cluster {
  /** The way to whichever is the primary. */
  url: string
  /** The ways to each of them. */
  replicas: readonly string[]
  primary(): Promise<DatabaseName>
  /** Settles when one is the primary and both others follow it without delay. */
  whole(): Promise<void>
  /** Kills Patroni and PostgreSQL of a machine at once, as when it loses its power. */
  kill(name: DatabaseName): Promise<void>
  start(name: DatabaseName): void
  /** Halts all of a machine; answers how it goes on. */
  halt(name: DatabaseName): Promise<() => void>
  killEtcd(): Promise<void>
  startEtcd(): void
  /** Hands the primary over, as before maintenance. */
  handOver(): Promise<void>
  /** Ends what Patroni has begun and not ended itself. */
  endServers(): Promise<void>
}

interface Member {
  name: DatabaseName
  role: string
  state: string
  lag?: number | string
}

export async function startCluster(folder: string, own: OwnProcesses): Promise<Cluster> {
  const data = await ownFolder(join(folder, 'cluster'))
  const files = await Promise.all(databaseNames.map(name => patroniFile(data, name)))
  const etcdData = await ownFolder(join(data, 'etcd'))
  const patronis = new Map<DatabaseName, ChildProcess>()
  let etcd: ChildProcess | undefined
  const client = `http://127.0.0.1:${ports.etcd}`
  const peers = `http://127.0.0.1:${ports.etcdPeers}`
  const startEtcd = () => {
    etcd = own.start(
      'etcd',
      [
        '--enable-v2=true',
        '--name',
        'rig',
        '--data-dir',
        etcdData,
        '--listen-client-urls',
        client,
        '--advertise-client-urls',
        client,
        '--listen-peer-urls',
        peers,
        '--initial-advertise-peer-urls',
        peers,
        '--initial-cluster',
        `rig=${peers}`,
      ],
      join(folder, 'etcd.log'),
    )
  }
  const start = (name: DatabaseName) => {
    const file = files[databaseNames.indexOf(name)] ?? ''
    patronis.set(name, own.start('patroni', [file], join(folder, `${name}.log`)))
  }
  /** Patroni begins PostgreSQL so that it is nobody's child. */
  const machine = async (name: DatabaseName): Promise<number[]> => {
    const file = await readFile(join(data, name, 'postmaster.pid'), 'utf8').catch(() => '')
    const roots = [patronis.get(name)?.pid, Number(file.split('\n')[0])]
    const there = roots.filter(pid => pid !== undefined && pid > 0) as number[]
    return (await Promise.all(there.map(familyOf))).flat()
  }
  const members = async (): Promise<Member[]> => {
    for (const name of databaseNames) {
      const asked = fetch(`http://127.0.0.1:${ports.patroni[name]}/cluster`, {
        signal: AbortSignal.timeout(2000),
      })
      const found = await asked
        .then(answer => answer.json() as Promise<{ members: Member[] }>)
        .catch(() => undefined)
      if (found?.members) return found.members
    }
    return []
  }
  const leader = async () => (await members()).find(({ role }) => role === 'leader')?.name
  startEtcd()
  await pause(2000)
  for (const name of databaseNames) start(name)
  const whole = async (patience = 360): Promise<void> => {
    const all = await members()
    const follow = all.filter(
      ({ role, state, lag }) =>
        role !== 'leader' && ['running', 'streaming'].includes(state) && lag === 0,
    )
    const [one] = all.filter(({ role }) => role === 'leader')
    if (one?.state === 'running' && follow.length === 2) return
    if (patience === 0) throw new Error(`the cluster is not whole: ${JSON.stringify(all)}`)
    await pause(500)
    return whole(patience - 1)
  }
  await whole()
  own.start('haproxy', ['-f', await haproxyFile(data), '-db'], join(folder, 'haproxy.log'))
  await pause(2500)
  return {
    url: urlAt(ports.database, 'duologue'),
    replicas: databaseNames.map(name => urlAt(ports.postgres[name], 'duologue')),
    async primary() {
      const name = await leader()
      if (!name) throw new Error('there is no primary')
      return name
    },
    whole: () => whole(),
    async kill(name) {
      for (const pid of await machine(name)) signal(pid, 'SIGKILL')
    },
    start,
    async halt(name) {
      const pids = await machine(name)
      for (const pid of pids) signal(pid, 'SIGSTOP')
      return () => pids.forEach(pid => signal(pid, 'SIGCONT'))
    },
    async killEtcd() {
      etcd?.kill('SIGKILL')
    },
    startEtcd,
    async endServers() {
      for (const name of databaseNames)
        for (const pid of await machine(name)) signal(pid, 'SIGKILL')
    },
    async handOver() {
      const from = await leader()
      const all = await members()
      const to = all.find(({ role }) => role === 'sync_standby')?.name
      const answer = await fetch(`http://127.0.0.1:${ports.patroni[from ?? 'db1']}/switchover`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ leader: from, candidate: to }),
      })
      if (!answer.ok) throw new Error(`handing over: ${answer.status} ${await answer.text()}`)
    },
  }
}
