import { join } from 'node:path'
import { openShelf } from './content-audio/clip-shelf'
import { packRecordings, writeScript } from './voices/recording-script'
import { contentFolder, sampleLines, tellFailures } from './voices/sample-lines'

// Takes recordings of the samples' lines by people:
//   npm run voices:pack -- zh ./recordings         takes what is recorded in the folder
//   npm run voices:pack -- zh ./recordings script  writes lines.csv there: what is to be recorded, and into which files
// Recordings are WAV files of 16 bits; licence.txt says in one line who speaks and how they may be used.

const [language, folder, what] = process.argv.slice(2)
if (!language || !folder || (what !== undefined && what !== 'script')) {
  process.stderr.write('npm run voices:pack -- <language code> <folder> [script]\n')
  process.exit(1)
}
const all = await sampleLines(contentFolder)
const lines = all.filter(line => line.language === language)
if (what === 'script') {
  await writeScript(folder, lines)
  console.log(`${lines.length} lines to record stand in ${join(folder, 'lines.csv')}.`)
} else {
  const shelf = await openShelf(join(contentFolder, 'audio'))
  const { done, missing, failed } = await packRecordings(folder, lines, shelf)
  await shelf.keepOnly(new Set(all.map(({ key }) => key)))
  console.log(`${done} recordings were taken, ${missing} lines have none in the folder.`)
  tellFailures(failed)
}
