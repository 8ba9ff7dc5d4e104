import { expect, test } from 'vitest'
import { drawInOrder, randomFromSeed } from '../../battle/random'
import type { PronunciationItem } from '../item'
import { sampleItem, sampleItems } from './sample-items'
import { wrongChoices } from './wrong-choices'

const chosen = (id: string, items: readonly PronunciationItem[], language: string, most = 3) => {
  const item = items.find(one => one.id === id)
  if (!item) throw new Error(`no item ${id}`)
  const { draw } = drawInOrder(randomFromSeed(1), 0)
  return wrongChoices(item, items, language, most, draw).map(one => one.id)
}

test.each([
  ['pero', ['perro', 'caro']],
  ['perro', ['pero', 'carro']],
  ['caro', ['carro', 'pero']],
  ['papa', ['papá', 'caro']],
] as const)('%s stands beside its partner, then what sounds nearest: %j', (id, nearest) => {
  const first = chosen(id, sampleItems, 'es', 2)
  expect(first[0]).toBe(nearest[0])
  if (id !== 'papa') expect(first).toEqual(nearest)
})

test('a partner comes first, however far it is', () => {
  const items = [sampleItem('ou'), sampleItem('où'), sampleItem('quand', { contrast: 'ou' })]
  expect(chosen('ou', items, 'fr')).toEqual(['quand', 'où'])
})

test('nearness of Chinese is that of its pinyin without tones', () => {
  const items = [
    sampleItem('马', { pinyin: 'mǎ' }),
    sampleItem('狗', { pinyin: 'gǒu' }),
    sampleItem('妈', { pinyin: 'mā' }),
    sampleItem('卖', { pinyin: 'mài' }),
  ]
  expect(chosen('马', items, 'zh')).toEqual(['妈', '卖', '狗'])
})

test.each<[string, string, readonly PronunciationItem[]]>([
  ['a variant', 'es', [sampleItem('coche', { variants: ['carro'] }), sampleItem('carro')]],
  [
    'what it is a variant of',
    'es',
    [sampleItem('coche'), sampleItem('carro', { variants: ['Coche'] })],
  ],
  ['the same text', 'de', [sampleItem('Straße'), sampleItem('strasse')]],
  [
    'the same sound',
    'zh',
    [sampleItem('他', { pinyin: 'tā' }), sampleItem('她', { pinyin: 'ta1' })],
  ],
])('%s is never a wrong choice', (_what, language, items) => {
  expect(chosen(items[0]?.id ?? '', items, language)).toEqual([])
})

test('two wrong choices can be told apart, too', () => {
  const items = ['uno', 'dos', 'Dos', 'dós'].map(text => sampleItem(text))
  expect(chosen('uno', items, 'es').toSorted()).toEqual(['dos', 'dós'])
})

test('equally near ones stand there by chance', () => {
  const items = ['casa', 'cama', 'cara', 'capa'].map(text => sampleItem(text))
  const seen = Array.from({ length: 60 }, (_, seed) => {
    const { draw } = drawInOrder(randomFromSeed(seed), 0)
    return wrongChoices(sampleItem('casa'), items, 'es', 1, draw)[0]?.id
  })
  expect([...new Set(seen)].toSorted()).toEqual(['cama', 'capa', 'cara'])
})
