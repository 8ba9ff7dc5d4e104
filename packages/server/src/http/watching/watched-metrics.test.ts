import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startTestServer } from '../../testing/apps/test-server'
import { describeOnDatabase } from '../../testing/databases/database-engines'

const root = join(import.meta.dirname, '../../../../..')
const read = (path: string) => readFile(join(root, path), 'utf8')

/** What Prometheus says itself, and the keeper of several processes. */
const notOurs = ['up', 'process_restarts_total']

/** The names of metrics in an expression: what is no function, no label and no word of the language. */
const namesIn = (expression: string): string[] =>
  (
    expression
      .replaceAll(/\{[^}]*\}|"[^"]*"|\[[^\]]*\]|\bby \([^)]*\)/g, ' ')
      .match(/\b[a-z][a-z_]*\b(?!\s*\()/g) ?? []
  ).filter(name => !/^e\d*$/.test(name))

const expressions = async (): Promise<string[]> => {
  const alerts = [...(await read('deploy/prometheus-alerts.yml')).matchAll(/^ +expr: (.+)$/gm)]
  const { panels } = JSON.parse(await read('deploy/grafana-dashboard.json')) as {
    panels: { targets: { expr: string }[] }[]
  }
  return [
    ...alerts.map(([, expr = '']) => expr),
    ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ]
}

test('each alert has its place in the runbook, and the runbook no other', async () => {
  const alerts = [...(await read('deploy/prometheus-alerts.yml')).matchAll(/alert: (\w+)/g)]
  const headings = [...(await read('docs/runbook.md')).matchAll(/^## (\w+)$/gm)]
  expect(headings.map(([, name]) => name)).toEqual(alerts.map(([, name]) => name))
  const links = [...(await read('deploy/prometheus-alerts.yml')).matchAll(/runbook\.md#(\w+)/g)]
  expect(links.map(([, link]) => link)).toEqual(alerts.map(([, name]) => name?.toLowerCase()))
})

describeOnDatabase('alerts and the dashboard', engine => {
  test('ask for what is measured', async () => {
    const server = await startTestServer(engine)
    onTestFinished(server.close)
    const text = await (await fetch(`${server.address}/metrics`)).text()
    const measured = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    )
    const asked = (await expressions()).flatMap(namesIn)
    expect(asked.length).toBeGreaterThanOrEqual(30)
    expect(asked.filter(name => ![...measured, ...notOurs].includes(name))).toEqual([])
  })
})
