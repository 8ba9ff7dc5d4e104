import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { productName } from '@duologue/domain/choices/limits'
import { DatabaseRefusal } from './database/database-refusal'
import { buildHouse, type House } from './house'
import type { PageRenderer } from './http/pages'
import { readSettings, WrongSetting } from './settings'

/** How long a stop may take before what is still open is cut off, in milliseconds. */
const drainMs = 10_000

/** The project's own folder: this file is bundled into packages/server/dist. */
const project = resolve(import.meta.dirname, '../../..')

type Built = Record<string, { css?: string[] }>

/** The text of every built style sheet, by its address. */
async function readStyles(client: string, manifest: Built): Promise<Record<string, string>> {
  const files = [...new Set(Object.values(manifest).flatMap(({ css = [] }) => css))]
  const texts = await Promise.all(files.map(file => readFile(join(client, file), 'utf8')))
  return Object.fromEntries(files.map((file, index) => [`/${file}`, texts[index] ?? '']))
}

async function loadRenderer(web: string): Promise<PageRenderer> {
  const client = join(web, 'dist/client')
  const entry = await import(pathToFileURL(join(web, 'dist/server/server-entry.js')).href)
  const manifest: Built = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8'))
  const render = entry.createRenderer(manifest, await readStyles(client, manifest))
  return { render, themeScript: entry.themeScript }
}

/** Stops on the first SIGTERM, SIGINT or SIGHUP: finishes what was accepted; a second one stops at once. */
function stopOnSignals(house: House): void {
  let isStopping = false
  const stop = () => {
    if (isStopping) process.exit(1)
    isStopping = true
    setTimeout(() => house.app.server.closeAllConnections(), drainMs).unref()
    house.close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop)
}

async function main(): Promise<void> {
  const settings = readSettings(process.env)
  const web = join(project, 'packages/web')
  const house = await buildHouse(settings, {
    folders: { web: join(web, 'dist/client'), content: join(project, 'content') },
    renderer: await loadRenderer(web),
  })
  stopOnSignals(house)
  const address = await house.app.listen({ port: settings.port, host: settings.host })
  const shown = address.replace('127.0.0.1', 'localhost')
  process.stdout.write(`${productName} is ready at ${shown} (${house.database.description})\n`)
}

main().catch((error: unknown) => {
  const isKnown = error instanceof WrongSetting || error instanceof DatabaseRefusal
  process.stderr.write(
    `${isKnown ? (error as Error).message : ((error as Error)?.stack ?? String(error))}\n`,
  )
  process.exit(1)
})
