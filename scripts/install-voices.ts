import { redactError } from '../packages/server/src/database/redact-error'
import { installVoices } from '../packages/server/src/outside/voices/pico/install-voices'

// Puts the voice data of SVOX Pico where the product looks for them (README, Voices).
const folder = `${process.env.DATA_DIR || './data'}/voices`
try {
  await installVoices(folder)
  console.log(`The voices for English, French, German and Spanish lie in ${folder}.`)
} catch (error) {
  process.stderr.write(`${redactError(error).message}\n`)
  process.exitCode = 1
}
