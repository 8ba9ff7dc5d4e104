import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { WrongSample } from './content/read-files'
import type { Context } from './context'
import { DatabaseRefusal } from './database/database-refusal'
import { errorText } from './database/redact-error'
import { ListenRefusal } from './http/listen'
import type { PageRenderer } from './http/pages'
import { runProduct } from './processes/run-product'
import { WrongSetting } from './settings'

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

async function context(): Promise<Context> {
  const web = join(project, 'packages/web')
  return {
    folders: { web: join(web, 'dist/client'), content: join(project, 'content') },
    renderer: await loadRenderer(web),
  }
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
runProduct({ environment: process.env, file: fileURLToPath(import.meta.url), context }).catch(end)
