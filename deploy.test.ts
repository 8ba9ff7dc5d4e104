import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, type TestContext, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { debianTool } from './scripts/debian-tool.js'

// What deploy/ hands out, held against the programs that read it, or against their schemas.

const deploy = join(import.meta.dirname, 'deploy')
const read = (name: string) => readFileSync(join(deploy, name), 'utf8')

const promtool = () => debianTool('promtool', 'prometheus')
/** Where it must be fetched first. */
const slowly = { timeout: 120_000 }

/** Runs a checker over the files of deploy/; where it cannot be had, says so in the place of a pass. */
function checkBy(context: TestContext, program: string | undefined, args: string[]): string {
  if (program === undefined)
    return context.skip('Its checker is not on this machine, nor can it be had.')
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: deploy, encoding: 'utf8' })
  expect([status, `${stdout}${stderr}`]).toEqual([0, expect.any(String)])
  return stdout
}

test('Prometheus takes the alert rules', slowly, context => {
  const said = checkBy(context, promtool(), ['check', 'rules', 'prometheus-alerts.yml'])
  expect(said).toContain('SUCCESS')
})

test('each alert fires where it should, and nowhere else', slowly, context => {
  checkBy(context, promtool(), ['test', 'rules', 'prometheus-alerts.test.yml'])
})

test('each alert is seen firing by those tests', () => {
  const rules = [...read('prometheus-alerts.yml').matchAll(/alert: (\w+)/g)].map(([, name]) => name)
  const { tests } = parse(read('prometheus-alerts.test.yml')) as {
    tests: { alert_rule_test: { alertname: string; exp_alerts?: unknown[] }[] }[]
  }
  const seen = tests.flatMap(({ alert_rule_test }) =>
    alert_rule_test
      .filter(({ exp_alerts }) => exp_alerts?.length)
      .map(({ alertname }) => alertname),
  )
  expect([...new Set(seen)].toSorted()).toEqual(rules.toSorted())
})

test('the service is exposed to less than 3 of 10, as systemd reckons', context => {
  const said = checkBy(context, debianTool('systemd-analyze'), [
    'security',
    '--offline=true',
    '--no-pager',
    '--threshold=30',
    'duologue.service',
  ])
  expect(said).toMatch(/Overall exposure level for duologue\.service: [0-2]\.\d/)
})

interface Manifest {
  apiVersion: string
  kind: string
  metadata: { name: string }
}

/** `apps/v1` has its types there, the core group's in a folder of its own. */
const typesOf = (apiVersion: string) =>
  apiVersion.includes('/') ? apiVersion.replace('.k8s.io', '') : `core/${apiVersion}`

const options = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  lib: ['lib.es5.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  types: [],
}

/** What the compiler says of manifests by the types that are made of Kubernetes' own schemas: of a field too many, too. */
function faultsOf(manifests: readonly Manifest[]): string[] {
  // A file that is not there, beside this one, from where the types are found.
  const file = join(import.meta.dirname, 'manifests.ts')
  const text = manifests
    .flatMap((manifest, place) => [
      `import type { ${manifest.kind} as Kind${place} } from 'kubernetes-types/${typesOf(manifest.apiVersion)}'`,
      `export const manifest${place}: Kind${place} = ${JSON.stringify(manifest)}`,
    ])
    .join('\n')
  const host = ts.createCompilerHost(options)
  const { getSourceFile, fileExists } = host
  host.fileExists = name => name === file || fileExists(name)
  host.getSourceFile = (name, ...rest) =>
    name === file
      ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2022)
      : getSourceFile(name, ...rest)
  return ts
    .getPreEmitDiagnostics(ts.createProgram([file], options, host))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))
}

const manifests = () =>
  parseAllDocuments(read('kubernetes/duologue.yaml')).map(one => one.toJS() as Manifest)

test('the manifests are what the schemas of Kubernetes have', () => {
  expect(manifests().map(({ kind }) => kind)).toEqual(['StatefulSet', 'Service', 'Ingress'])
  expect(faultsOf(manifests())).toEqual([])
  const text = JSON.stringify(manifests()[0])
  const wrong = [
    text.replace('readinessProbe', 'readinesProbe'),
    text.replace('"containerPort":3000', '"containerPort":"3000"'),
  ]
  expect(faultsOf(wrong.map(one => JSON.parse(one)))).toEqual([
    expect.stringContaining('readinesProbe'),
    expect.stringContaining("Type 'string' is not assignable to type 'number'"),
  ])
})

/** Every value of a field in a file, wherever it stands. */
function valuesOf(value: unknown, field: string): unknown[] {
  if (typeof value !== 'object' || value === null) return []
  const own = field in value ? [(value as Record<string, unknown>)[field]] : []
  return [...own, ...Object.values(value).flatMap(part => valuesOf(part, field))]
}

/** The names that stand in lists of a field: of containers, ports, volumes. */
const namesIn = (value: unknown, field: string) =>
  valuesOf(value, field)
    .flat()
    .map(one => (one as { name: string }).name)

test('what the manifests name is there, and the version is ours', () => {
  const [set, service] = manifests()
  const labels = { app: 'duologue' }
  expect([...valuesOf(set, 'matchLabels'), ...valuesOf(set, 'labels')]).toEqual([labels, labels])
  expect((service as { spec?: { selector?: unknown } }).spec?.selector).toEqual(labels)
  const ports = namesIn(set, 'ports')
  const asked = [...valuesOf(valuesOf(set, 'httpGet'), 'port'), ...valuesOf(service, 'targetPort')]
  expect(asked.filter(port => !ports.includes(String(port)))).toEqual([])
  const claims = valuesOf(set, 'volumeClaimTemplates').flat() as Manifest[]
  const volumes = [...namesIn(set, 'volumes'), ...claims.map(({ metadata }) => metadata.name)]
  expect(namesIn(set, 'volumeMounts').toSorted()).toEqual(volumes.toSorted())

  const own = parse(read('kubernetes/kustomization.yaml'))
  const { version } = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8'))
  expect(own.resources).toEqual(['duologue.yaml'])
  expect(own.images).toEqual([{ name: 'duologue', newName: 'duologue', newTag: version }])
})

test('what deploy/compose.yml names is there', () => {
  const { services, volumes } = parse(read('compose.yml')) as {
    services: Record<
      string,
      { volumes: string[]; depends_on?: object; build?: { dockerfile: string } }
    >
    volumes: object
  }
  const mounted = Object.values(services).flatMap(one =>
    one.volumes.map(text => text.split(':')[0]),
  )
  expect(mounted.toSorted()).toEqual(Object.keys(volumes).toSorted())
  const needed = Object.values(services).flatMap(one => Object.keys(one.depends_on ?? {}))
  expect(needed.filter(name => !(name in services))).toEqual([])
  expect(services.duologue?.build?.dockerfile).toBe('deploy/Dockerfile')
})
