import { installVoices } from '../packages/server/src/outside/voices/pico/install-voices'

// Puts the voice data of SVOX Pico where the product looks for them (README, Voices).
const folder = `${process.env.DATA_DIR || './data'}/voices`
await installVoices(folder)
console.log(`The voices for English, French, German and Spanish lie in ${folder}.`)
