import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { productName } from '@duologue/domain/choices/limits'
import { WrongSample } from './content/read-samples'
import { DatabaseRefusal } from './database/database-refusal'
import { buildHouse } from './house'
import { waitingConnections } from './http/limits'
import type { PageRenderer } from './http/pages'
import { readSettings, WrongSetting } from './settings'
import { stopOnSignals } from './stop-on-signals'

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

async function main(): Promise<void> {
  const settings = readSettings(process.env)
  const web = join(project, 'packages/web')
  const house = await buildHouse(settings, {
    folders: { web: join(web, 'dist/client'), content: join(project, 'content') },
    renderer: await loadRenderer(web),
  })
  stopOnSignals({
    stop: house.close,
    cutOff: () => house.app.server.closeAllConnections(),
  })
  const address = await house.app.listen({
    port: settings.port,
    host: settings.host,
    backlog: waitingConnections,
  })
  const shown = address.replace('127.0.0.1', 'localhost')
  process.stdout.write(`${productName} is ready at ${shown} (${house.database.description})\n`)
}

main().catch((error: unknown) => {
  const isKnown = [WrongSetting, DatabaseRefusal, WrongSample].some(kind => error instanceof kind)
  process.stderr.write(
    `${isKnown ? (error as Error).message : ((error as Error)?.stack ?? String(error))}\n`,
  )
  process.exit(1)
})
