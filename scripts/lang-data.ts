import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  codeOfSongLanguage,
  type SongLanguage,
  songLanguages,
} from '../packages/domain/src/choices/song-choices'
import { connectBeside } from '../packages/server/src/database/connect'
import { redactError } from '../packages/server/src/database/redact-error'
import { machineRandom } from '../packages/server/src/outside/random/random'
import { serverLog } from '../packages/server/src/server-log'
import { readSettings } from '../packages/server/src/settings'
import { bringInRanks } from '../packages/server/src/words/bring-in-ranks'

// Brings in how common the words of songs' languages are, while the product runs or not:
//   npm run lang:data -- ./lists
//   npm run lang:data -- https://example.org/lists/
// A list is a file `<language code>.txt` or `<language code>_50k.txt`: a word and its count a line.

const usage = 'npm run lang:data -- <folder or https address>'

/** The names under which the list of a language is looked for. */
const namesOf = (language: SongLanguage) => {
  const code = codeOfSongLanguage(language)
  return [`${code}.txt`, `${code}_50k.txt`, `${code}_full.txt`]
}

async function fetched(address: URL): Promise<string | undefined> {
  const answer = await fetch(address)
  if (answer.status === 404) return undefined
  if (!answer.ok) throw new Error(`${address.href} answered ${answer.status}.`)
  return answer.text()
}

/** The list of a language in a folder or below an address; undefined when there is none. */
async function listOf(place: string, language: SongLanguage): Promise<string | undefined> {
  if (/^https?:\/\//.test(place)) {
    for (const name of namesOf(language)) {
      const list = await fetched(new URL(name, place.endsWith('/') ? place : `${place}/`))
      if (list !== undefined) return list
    }
    return undefined
  }
  const there = new Set(await readdir(place))
  const name = namesOf(language).find(one => there.has(one))
  return name && readFile(join(place, name), 'utf8')
}

async function main(): Promise<void> {
  const [place, ...more] = process.argv.slice(2)
  if (!place || more.length > 0) throw new Error(`Usage: ${usage}`)
  const settings = readSettings(process.env)
  const database = await connectBeside({ ...settings, log: serverLog(settings.logLevel) })
  try {
    for (const language of songLanguages) {
      const list = await listOf(place, language)
      if (list === undefined) {
        process.stdout.write(`${language}: no list (${namesOf(language).join(', ')})\n`)
        continue
      }
      const { ranked, words } = await bringInRanks(
        { database, random: machineRandom },
        language,
        list,
      ).catch((error: unknown) => {
        throw error instanceof Error ? new Error(`${language}: ${error.message}`) : error
      })
      process.stdout.write(`${language}: ${ranked} words ranked, ${words} in the library\n`)
    }
  } finally {
    await database.close()
  }
}

try {
  await main()
} catch (error) {
  process.stderr.write(`${redactError(error).message}\n`)
  process.exitCode = 1
}
