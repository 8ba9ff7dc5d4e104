import {
  drawn,
  readAlike,
  readTexts,
  sentencesByRoom,
  translated,
  writeTexts,
} from './texts/catalogues.js'
import { faultsOf } from './texts/faults.js'
import { makeLanguage } from './texts/make-language.js'
import { SourceFault } from './texts/sentence.js'

const commands = { draw, make, check }

/** Draws the English sentences for the translators: packages/domain/texts/en. */
function draw() {
  const rooms = drawn(sentencesByRoom())
  writeTexts('en', rooms)
  const sentences = Object.values(rooms).flatMap(room => Object.values(room))
  console.log(`${sentences.length} sentences are drawn.`)
}

/** Makes the sentences of languages, or of all that there are, into code: packages/domain/dist/messages. */
function make(languages) {
  for (const language of languages.length > 0 ? languages : translated()) makeLanguage(language)
}

/** Tells what is wrong with the sentences of languages, or of all that there are. */
function check(languages) {
  const english = sentencesByRoom()
  const isStale = JSON.stringify(readTexts('en')) !== JSON.stringify(drawn(english))
  const faults = [
    ...(isStale ? ['en: is not as the sources say it. Run: node scripts/texts.js draw'] : []),
    ...(languages.length > 0 ? languages : translated()).flatMap(language =>
      faultsOf({ language, english, told: readTexts(language), alike: readAlike(language) }).map(
        fault => `${language}/${fault}`,
      ),
    ),
  ]
  for (const fault of faults) console.error(fault)
  console.log(faults.length === 0 ? 'The texts are whole.' : `${faults.length} faults.`)
  if (faults.length > 0) process.exitCode = 1
}

const [name, ...languages] = process.argv.slice(2)
const command = Object.hasOwn(commands, name) ? commands[name] : undefined
if (!command) {
  console.error(`Usage: node scripts/texts.js ${Object.keys(commands).join(' | ')} [language]…`)
  process.exit(1)
}
try {
  command(languages)
} catch (error) {
  if (!(error instanceof SourceFault)) throw error
  console.error(error.message)
  process.exitCode = 1
}
