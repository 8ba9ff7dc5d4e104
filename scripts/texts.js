import { readEnglish, sentencesByRoom, writeTexts } from './texts/catalogues.js'
import { SourceFault } from './texts/sentence.js'

const commands = { draw }

/** Draws the English sentences for the translators: packages/domain/texts/en. */
function draw() {
  const rooms = sentencesByRoom(readEnglish())
  writeTexts('en', rooms)
  const sentences = Object.values(rooms).flatMap(room => Object.values(room))
  console.log(`${sentences.length} sentences are drawn.`)
}

const [name = 'check', ...languages] = process.argv.slice(2)
const command = Object.hasOwn(commands, name) ? commands[name] : undefined
if (!command) {
  console.error('Usage: node scripts/texts.js draw')
  process.exit(1)
}
try {
  command(languages)
} catch (error) {
  if (!(error instanceof SourceFault)) throw error
  console.error(error.message)
  process.exit(1)
}
