import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { live } from './packages/contract/src/live'
import { wireLimits } from './packages/domain/src/live/wire-limits'

// What deploy/nginx.conf does with the calls and sockets of games (docs/operations.md), read as its text: nothing here
// starts a front server.

const conf = readFileSync(join(import.meta.dirname, 'deploy', 'nginx.conf'), 'utf8').replaceAll(
  /#.*$/gm,
  '',
)

/** What stands between the braces of a block. */
function block(name: string): string {
  const begins = conf.indexOf(`${name} {`)
  expect([name, begins > 0]).toEqual([name, true])
  return conf.slice(conf.indexOf('{', begins) + 1, conf.indexOf('\n  }', begins))
}

const halls = block('location ~ ^/api/live/halls/(?<hall>[^/]+)/')
const others = block('location /')
const upstream = (name: string) =>
  conf.slice(
    conf.indexOf(`upstream ${name} {`),
    conf.indexOf('}', conf.indexOf(`upstream ${name} {`)),
  )
const servers = (name: string) => upstream(name).match(/server [^;]+;/g)
/** The headers that a block passes on, and what with; the waits that it has. */
const lines = (text: string, name: string) =>
  [...text.matchAll(new RegExp(`${name} ([^;]+);`, 'g'))].map(([, value]) => value)

test('every call about one hall goes where its sockets go, and no other call', () => {
  const location = /^\/api\/live\/halls\/(?<hall>[^/]+)\//
  const ways = Object.values(live).map(({ path }) => path.replace(':id', 'a-hall'))
  const about = [...ways, '/api/live/halls/a-hall/socket'].filter(path => location.test(path))
  expect(about.toSorted()).toEqual(
    ['exchange', 'members', 'report', 'report.csv', 'socket'].map(
      name => `/api/live/halls/a-hall/${name}`,
    ),
  )
  expect(location.exec('/api/live/halls/a-hall/socket')?.groups?.hall).toBe('a-hall')
  expect(lines(halls, 'proxy_pass')).toEqual(['http://duologue_halls'])
  expect(upstream('duologue_halls')).toContain('hash $hall consistent;')
  expect(servers('duologue_halls')).toEqual(servers('duologue'))
})

test('a socket is passed on as one, and is not closed between two questions whether it is there', () => {
  expect(lines(halls, 'proxy_http_version')).toEqual(['1.1'])
  expect(lines(halls, 'proxy_set_header')).toEqual(
    expect.arrayContaining(['Upgrade $http_upgrade', 'Connection $hall_connection']),
  )
  expect(conf).toMatch(/map \$http_upgrade \$hall_connection \{\s+default upgrade;\s+"" "";\s+\}/)
  const [wait = ''] = lines(halls, 'proxy_read_timeout')
  expect(Number.parseInt(String(wait), 10) * 1000).toBeGreaterThan(
    wireLimits.ping + wireLimits.silence,
  )
  expect(halls).toContain('proxy_buffering off;')
  // Nothing else of the product takes sockets.
  expect(others).not.toContain('Upgrade')
})

test('a hall is told of its callers what every other call tells', () => {
  const told = (text: string) =>
    lines(text, 'proxy_set_header').filter(header => !/^(Upgrade|Connection) /.test(String(header)))
  expect(told(halls)).toEqual(told(others))
  expect(told(halls)).toContain('Host $host')
})
