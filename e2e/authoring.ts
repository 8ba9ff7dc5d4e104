import type { Page } from 'playwright-core'
import { inject } from 'vitest'

/** A line as a journey writes it. */
export interface Written {
  text: string
  translation: string
}

const pairs = [
  ['¿Está libre esta silla?', 'Is this chair free?'],
  ['Sí, claro, siéntate.', 'Yes, of course, sit down.'],
  ['Muchas gracias, qué calor.', 'Thanks a lot, how hot it is.'],
  ['Toma, tengo agua fría.', 'Here, I have cold water.'],
  ['Eres muy amable.', 'You are very kind.'],
  ['¿Vienes mucho por aquí?', 'Do you come here often?'],
  ['Cada lunes, después del trabajo.', 'Every Monday, after work.'],
  ['Entonces nos vemos el lunes.', 'Then we see each other on Monday.'],
  ['Perfecto, traigo el café.', 'Perfect, I bring the coffee.'],
  ['Yo pongo las galletas.', 'I provide the biscuits.'],
  ['Trato hecho, hasta pronto.', 'Deal, see you soon.'],
  ['Hasta pronto, amiga.', 'See you soon, my friend.'],
] as const

/** Twelve lines of Ana and Luis. */
export const script: readonly Written[] = pairs.map(([text, translation]) => ({
  text,
  translation,
}))

/** The same as a spreadsheet copies them. */
export const pasted = script
  .map(({ text, translation }, index) => [index % 2 ? 'Luis' : 'Ana', text, translation].join('\t'))
  .join('\n')

/** A tone of so many seconds as a WAV file. */
export function toneFile(seconds = 1): Buffer {
  const rate = 8000
  const samples = rate * seconds
  const sound = Buffer.alloc(44 + samples * 2)
  sound.write('RIFF', 0)
  sound.writeUInt32LE(36 + samples * 2, 4)
  sound.write('WAVEfmt ', 8)
  sound.writeUInt32LE(16, 16)
  sound.writeUInt16LE(1, 20)
  sound.writeUInt16LE(1, 22)
  sound.writeUInt32LE(rate, 24)
  sound.writeUInt32LE(rate * 2, 28)
  sound.writeUInt16LE(2, 32)
  sound.writeUInt16LE(16, 34)
  sound.write('data', 36)
  sound.writeUInt32LE(samples * 2, 40)
  for (let at = 0; at < samples; at += 1)
    sound.writeInt16LE(Math.round(6000 * Math.sin(at / 3)), 44 + at * 2)
  return sound
}

/** A draft as the API answers it, as far as journeys ask. */
export interface KeptDraft {
  id: string
  shortid: string
  version: number
  title: string
  dialogue: { id: string; text: string; character: number; translation: string | null }[]
}

const headersOf = async (page: Page) => ({
  'content-type': 'application/json',
  authorization: (await page.evaluate(() => localStorage.getItem('token'))) ?? '',
})

/** Makes a draft with the first lines of the script for whoever is signed in on the page. */
export async function keepDraft(page: Page, title: string, lines: number): Promise<KeptDraft> {
  const answer = await fetch(`${inject('address')}/api/conversations`, {
    method: 'POST',
    headers: await headersOf(page),
    body: JSON.stringify({
      title,
      language: 'es',
      character1: { name: 'Ana' },
      character2: { name: 'Luis' },
      dialogue: script
        .slice(0, lines)
        .map((line, index) => ({ ...line, character: index % 2 ? 2 : 1 })),
    }),
  })
  return (await answer.json()) as KeptDraft
}

/** The draft as it is stored now. */
export async function storedDraft(page: Page, id: string): Promise<KeptDraft> {
  const address = `${inject('address')}/api/conversations/${id}`
  return (await (await fetch(address, { headers: await headersOf(page) })).json()) as KeptDraft
}

/** Changes the draft somewhere else; with no version, so that it always goes well. */
export async function changeElsewhere(page: Page, id: string, body: object): Promise<void> {
  await fetch(`${inject('address')}/api/conversations/${id}`, {
    method: 'PATCH',
    headers: await headersOf(page),
    body: JSON.stringify(body),
  })
}
