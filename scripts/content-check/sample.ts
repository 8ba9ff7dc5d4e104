import type { SampleConversation } from '@duologue/contract/samples/sample-conversation'

type Line = SampleConversation['dialogue'][number]

/** A conversation that keeps every rule, for tests that break one. */
export const goodSample = (
  told: Partial<SampleConversation> = {},
  change: (line: Line, place: number) => Partial<Line> = () => ({}),
): SampleConversation => ({
  title: 'La tienda',
  gist: 'Somebody buys things',
  description: 'Somebody buys one thing after another.',
  language: 'es',
  difficulty: 'A1',
  translationLanguage: 'en',
  scene: 'shop',
  character1: { name: 'Lucía', voice: 'high', age: 'young' },
  character2: { name: 'Ernesto', voice: 'low', age: 'old' },
  dialogue: things.map(([text, translation], place) => {
    const line: Line = {
      character: place % 2 === 0 ? 1 : 2,
      text,
      translation,
      ...(place < 3 ? { act: true as const } : {}),
    }
    return { ...line, ...change(line, place) }
  }),
  ...told,
})

const things: [string, string][] = [
  ['Buenos días, busco una lámpara.', 'Good morning, I want a lamp.'],
  ['Tenemos dos lámparas muy viejas.', 'We have two very old ones.'],
  ['¿Cuánto cuesta la más pequeña?', 'How much is the smallest?'],
  ['Esa no funciona, señorita.', "That doesn't work, miss."],
  ['Entonces quiero la otra.', 'Then give me the other.'],
  ['La otra es mi abuela.', 'The other is my grandmother.'],
  ['¡Perdón, señora!', 'Sorry, madam!'],
  ['Ella siempre brilla un poco.', 'She always shines a little.'],
  ['¿Y tiene usted sillas?', 'And do you have chairs?'],
  ['Sí, pero todas son gatos.', 'Yes, but all are cats.'],
  ['Esta silla tiene cuatro patas.', 'This one has four legs.'],
  ['Como todos los gatos.', 'Like every cat.'],
  ['Es una tienda muy rara.', 'Such a strange shop.'],
  ['Es un zoo, señorita.', "It's a zoo, young lady."],
]
