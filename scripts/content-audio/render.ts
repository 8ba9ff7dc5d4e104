import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readSampleLists } from '../../packages/server/src/content/read-lists'
import { readSamples } from '../../packages/server/src/content/read-samples'
import { installVoices } from '../../packages/server/src/outside/voices/pico/install-voices'
import { picoRate } from '../../packages/server/src/outside/voices/pico/pico'
import { openPicoSpeaker } from '../../packages/server/src/outside/voices/pico/speak-with-pico'
import { type ClipShelf, openShelf } from './clip-shelf'
import { itemsToSpeak, linesToSpeak, type OwnLine, ownLines } from './lines-to-speak'

/**
 * Renders the clips of the sample dialogues and lists: content/conversations, content/pronunciation → content/audio. Clips that are
 * there already stay, recordings of people too, missing ones are spoken, and those that no line asks for are removed. To
 * render everything anew (after a change of voices or loudness) raise `renderedAs` of audio-key.ts.
 */

const root = fileURLToPath(new URL('../../', import.meta.url))
const content = join(root, 'content')
const voicesFolder = join(root, '.cache/voices')

async function render(lines: readonly OwnLine[], shelf: ClipShelf): Promise<void> {
  if (lines.length === 0) return
  await installVoices(voicesFolder)
  const speak = await openPicoSpeaker(voicesFolder)
  for (const { key, language, speaker, text } of lines)
    await shelf.put(key, { ...(await speak(language, speaker, text)), rate: picoRate })
}

const samples = (await readSamples(content)).map(({ sample }) => sample)
const lists = (await readSampleLists(content)).map(({ list }) => list)
const lines = [...linesToSpeak(samples), ...itemsToSpeak(lists)]
const shelf = await openShelf(join(content, 'audio'))
const missing = ownLines(lines).filter(({ key }) => !shelf.has(key))
await render(missing, shelf)
const removed = await shelf.keepOnly(new Set(lines.map(({ key }) => key)))
console.log(`${lines.length} lines: ${missing.length} rendered, ${removed} clips removed.`)
