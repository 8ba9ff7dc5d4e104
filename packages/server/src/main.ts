import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import {
  type BuiltLanguage,
  pseudoLanguage,
  siteLanguages,
} from '@duologue/domain/messages/site-languages'
import { WrongSample } from './content/read-files'
import type { Context } from './context'
import { DatabaseRefusal } from './database/database-refusal'
import { errorText } from './database/redact-error'
import type { PageRenderer } from './http/languages/page-renderer'
import { ListenRefusal } from './http/listen'
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

/** What is built in a language: its page renderer, and the manifest of its files for the browser. */
const builtIn = (language: BuiltLanguage) =>
  language === 'en'
    ? { folder: 'dist/server', manifest: 'manifest.json' }
    : { folder: `dist/server/${language}`, manifest: `manifest.${language}.json` }

async function loadRenderer(web: string, language: BuiltLanguage): Promise<PageRenderer> {
  const client = join(web, 'dist/client')
  const built = builtIn(language)
  const entry = await import(pathToFileURL(join(web, built.folder, 'server-entry.js')).href)
  const file = join(client, '.vite', built.manifest)
  const manifest: Built = JSON.parse(await readFile(file, 'utf8'))
  const render = entry.createRenderer(manifest, await readStyles(client, manifest))
  const program = await readFile(join(web, 'dist/worker/worker.js'), 'utf8')
  return {
    render,
    themeScript: entry.themeScript,
    words: entry.serverWords,
    kept: { ...entry.keptFiles(manifest), program },
  }
}

const others: readonly BuiltLanguage[] = [...siteLanguages.slice(1), pseudoLanguage]

const whole = new Set<BuiltLanguage>()

/** Whether all of a language is built; its last file says so, and what is whole stays so. */
function isWhole(web: string, language: BuiltLanguage): boolean {
  const stamp = join(web, builtIn(language).folder, '.built-from')
  if (!whole.has(language) && existsSync(stamp)) whole.add(language)
  return whole.has(language)
}

async function context(): Promise<Context> {
  const web = join(project, 'packages/web')
  return {
    folders: { web: join(web, 'dist/client'), content: join(project, 'content') },
    renderer: await loadRenderer(web, 'en'),
    otherLanguages: {
      offered: () => others.filter(language => isWhole(web, language)),
      rendererIn: language => loadRenderer(web, language),
    },
    // The keeper's processes get its arguments, too, and the key is the same for all.
    isNewKey: process.argv.includes('--new-key'),
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
