import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { productName } from '@duologue/domain/site/product-name'
import { WrongSample } from './content/read-files'
import { DatabaseRefusal } from './database/database-refusal'
import { errorText } from './database/redact-error'
import { buildHouse } from './house'
import { ListenRefusal, listen } from './http/listen'
import type { PageRenderer } from './http/pages'
import { addressWarning, settingsWithPort } from './public-address'
import { serverLog } from './server-log'
import { WrongSetting } from './settings'
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
  const settings = await settingsWithPort(process.env)
  const warning = addressWarning(settings, process.env.PUBLIC_URL)
  if (warning) serverLog(settings.logLevel).warn(warning)
  const web = join(project, 'packages/web')
  const house = await buildHouse(settings, {
    folders: { web: join(web, 'dist/client'), content: join(project, 'content') },
    renderer: await loadRenderer(web),
  })
  stopOnSignals({
    stop: house.close,
    cutOff: () => house.app.server.closeAllConnections(),
  })
  const address = await listen(house.app, settings)
  const shown = address.replace('127.0.0.1', 'localhost')
  process.stdout.write(`${productName} is ready at ${shown} (${house.database.description})\n`)
}

function end(error: unknown): never {
  const isKnown = [WrongSetting, ListenRefusal, DatabaseRefusal, WrongSample].some(
    kind => error instanceof kind,
  )
  process.stderr.write(`${isKnown ? (error as Error).message : errorText(error)}\n`)
  process.exit(1)
}

// Node itself would write the whole error, with the values of a statement that failed.
process.on('uncaughtException', end)
main().catch(end)
