import { join } from 'node:path'
import { readSettings } from '../packages/server/src/settings'
import { openShelf } from './content-audio/clip-shelf'
import { contentFolder, sampleLines, tellFailures } from './voices/sample-lines'
import { speakLines } from './voices/speak-lines'

// Has the lines of the samples in a language spoken that have no clip yet, by the service of SPEECH_URL:
//   SPEECH_URL=http://localhost:8880/v1 SPEECH_VOICES=zh:zf_xiaobei,zh:zm_yunxi npm run voices:speak -- zh
// The first voice of a language is the high one, the second the low one. It goes on where it was interrupted.

const [language] = process.argv.slice(2)
const service = readSettings(process.env).speech.openai
if (!language || !service) {
  process.stderr.write('SPEECH_URL=… npm run voices:speak -- <language code>\n')
  process.exit(1)
}
const shelf = await openShelf(join(contentFolder, 'audio'))
const lines = await sampleLines(contentFolder)
const missing = lines.filter(line => line.language === language && !shelf.has(line.key))
const characters = missing.reduce((sum, { text }) => sum + text.length, 0)
console.log(`${missing.length} texts of ${characters} characters are to be spoken.`)
const { done, failed } = await speakLines(missing, service, shelf)
await shelf.keepOnly(new Set(lines.map(({ key }) => key)))
console.log(`${done} were spoken.`)
tellFailures(failed)
