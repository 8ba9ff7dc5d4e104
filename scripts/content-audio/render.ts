import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readSampleLists } from '../../packages/server/src/content/read-lists'
import { readSamples } from '../../packages/server/src/content/read-samples'
import { installVoices } from '../../packages/server/src/outside/voices/pico/install-voices'
import { picoRate } from '../../packages/server/src/outside/voices/pico/pico'
import { openPicoSpeaker } from '../../packages/server/src/outside/voices/pico/speak-with-pico'
import { type ClipShelf, openShelf, readShelf } from './clip-shelf'
import { itemsToSpeak, linesToSpeak, type OwnLine, ownLines } from './lines-to-speak'
import { measurePairs } from './pairs/measured-pairs'

/**
 * Renders the clips of the sample dialogues and lists: content/conversations, content/pronunciation → content/audio. Clips that are
 * there already stay, recordings of people too, missing ones are spoken, and those that no line asks for are removed. To
 * render everything anew (after a change of voices or loudness) raise `renderedAs` of audio-key.ts.
 */

const root = fileURLToPath(new URL('../../', import.meta.url))
const content = join(root, 'content')
const voicesFolder = join(root, '.cache/voices')

/** Our voices are installed when the first line is spoken. */
async function openVoices() {
  await installVoices(voicesFolder)
  return openPicoSpeaker(voicesFolder)
}
let voices: ReturnType<typeof openVoices> | undefined
async function speak({ language, speaker, text }: OwnLine) {
  voices ??= openVoices()
  return (await voices)(language, speaker, text)
}

async function render(lines: readonly OwnLine[], shelf: ClipShelf): Promise<void> {
  for (const line of lines) await shelf.put(line.key, { ...(await speak(line)), rate: picoRate })
}

const samples = (await readSamples(content)).map(({ sample }) => sample)
const lists = (await readSampleLists(content)).map(({ list }) => list)
const lines = [...linesToSpeak(samples), ...itemsToSpeak(lists)]
const audio = join(content, 'audio')
const shelf = await openShelf(audio)
const missing = ownLines(lines).filter(({ key }) => !shelf.has(key))
await render(missing, shelf)
const removed = await shelf.keepOnly(new Set(lines.map(({ key }) => key)))
const measured = await measurePairs(audio, lists, (await readShelf(audio)).heard, speak)
console.log(
  `${lines.length} lines: ${missing.length} rendered, ${removed} clips removed; ${measured} pairs measured.`,
)
