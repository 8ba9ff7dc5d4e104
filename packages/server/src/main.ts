import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { productName } from '@duologue/domain/choices/limits'
import { WrongSample } from './content/read-files'
import { DatabaseRefusal } from './database/database-refusal'
import { errorText } from './database/told-error'
import { buildHouse } from './house'
import { freePort, ListenRefusal, listen } from './http/listen'
import type { PageRenderer } from './http/pages'
import { serverLog } from './server-log'
import { readSettings, type Settings, WrongSetting } from './settings'
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

/** With `PORT=0` the port is chosen before anything is told to be there. */
async function withRealPort(settings: Settings): Promise<Settings> {
  if (settings.port !== 0) return settings
  const port = await freePort(settings.host)
  return readSettings({ ...process.env, PORT: String(port) })
}

/** Other machines are let in, but told an address that only this one knows. */
function warnOfAddress({ host, publicUrl, logLevel }: Settings): void {
  if (process.env.PUBLIC_URL || /^(127\.|localhost$|::1$)/.test(host)) return
  serverLog(logLevel).warn(
    `PUBLIC_URL is not set: links in mails and in previews say ${publicUrl}, which other machines cannot open.`,
  )
}

async function main(): Promise<void> {
  const settings = await withRealPort(readSettings(process.env))
  warnOfAddress(settings)
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
