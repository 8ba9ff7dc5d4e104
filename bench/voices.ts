import { chmod, cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SampleConversation } from '@duologue/contract/samples/sample-conversation'
import { startChild } from './start-child'

// Lines that the product has spoken in a second by its own voices (SVOX Pico, `npm run voices:install` first), and how
// quickly it finds those that were spoken before. VOICES_DIR names the folder with their data.

const samples = ['a1-la-llave-equivocada', 'a1-la-silla-verde', 'a2-la-caja-blanca']
const folder = join(import.meta.dirname, '../content/conversations/es')
const dataDir = await mkdtemp(join(tmpdir(), 'duologue-voices-'))
// The database's own user may pass: its data then lie in here, and go with it.
await chmod(dataDir, 0o755)
await cp(process.env.VOICES_DIR || './data/voices', join(dataDir, 'voices'), { recursive: true })
const product = await startChild(['scripts/start.js'], {
  DATA_DIR: dataDir,
  PORT: '0',
  LOG_LEVEL: 'error',
})

const ask = async <Answer>(path: string, body: unknown, token = '') => {
  const answer = await fetch(`${product.address}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: token },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as Answer
}

async function textsOf(sample: string): Promise<string[]> {
  const text = await readFile(join(folder, `${sample}.json`), 'utf8')
  return (JSON.parse(text) as SampleConversation).dialogue.map(line => line.text)
}

const texts = [...new Set((await Promise.all(samples.map(textsOf))).flat())]
const { authToken } = await ask<{ authToken: string }>('/users', {
  email: 'bench@school.example',
  password: 'a password of eight',
})
const made = await ask<{ dialogue: { id: string }[] }>(
  '/conversations',
  {
    title: 'Spoken',
    language: 'es',
    character1: { name: 'Ana' },
    character2: { name: 'Luis' },
    dialogue: texts.slice(0, 2).map((text, place) => ({ character: 1 + (place % 2), text })),
  },
  authToken,
)
const line = made.dialogue[0]?.id

/** Milliseconds for each text, one after the other, and for all of them. */
async function round(name: string): Promise<void> {
  const times: number[] = []
  for (const text of texts) {
    const query = new URLSearchParams({ address: `lines/${line}`, text, voice: 'pico:es-high' })
    const began = performance.now()
    await ask(`/conversations/tts/save?${query}`, {}, authToken)
    times.push(performance.now() - began)
  }
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0)
  const all = times.reduce((sum, ms) => sum + ms, 0)
  console.log(
    `${name}: ${texts.length} lines, ${((1000 * texts.length) / all).toFixed(1)} a second, median ${at(0.5)} ms, p95 ${at(0.95)} ms`,
  )
}

try {
  await round('spoken anew')
  await round('spoken before')
} finally {
  await product.stop()
  await rm(dataDir, { recursive: true, force: true })
}
