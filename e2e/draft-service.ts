import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const pairs = [
  ['¿Has visto mi paraguas rojo?', 'Have you seen my red umbrella?'],
  ['Sí, está en la cocina.', 'Yes, it is in the kitchen.'],
  ['¿Y por qué está en la cocina?', 'And why is it there?'],
  ['Porque llueve sobre la mesa.', 'Because it is raining on the table.'],
  ['Entonces llama al vecino de arriba.', 'Then call our neighbour upstairs.'],
  ['Ya está aquí, bajo el paraguas.', 'He is here already, under it.'],
  ['¿Qué hace debajo de él?', 'What is he doing under it?'],
  ['Toma una sopa, porque tiene frío.', 'He is having soup, as he is cold.'],
  ['Dile que cierre el agua.', 'Tell him to turn the water off.'],
  ['No puede, su escalera es nuestra mesa.', 'He cannot, our table is his ladder.'],
  ['Pues pon otro plato para mí.', 'Well, set another plate for me.'],
  ['Claro, pero trae tu propio paraguas.', 'Of course, but bring your own umbrella.'],
] as const

/** What the service drafts. */
export const draftedLines = pairs.map(([text, translation], place) => ({
  speaker: place % 2 === 0 ? 1 : 2,
  text,
  translation,
}))

const answer = JSON.stringify({
  choices: [{ message: { content: JSON.stringify({ lines: draftedLines }) } }],
})

/** A chat service outside the product that drafts the same lines for everybody, over real HTTP. */
export async function openDraftService(): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(answer)
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
