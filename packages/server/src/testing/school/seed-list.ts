/** The id of an item of `listOfPairs`, from 1 to 6. */
export const idOfItem = (number: number) =>
  `01990000-0000-7000-8000-${String(number).padStart(12, '0')}`

const texts = [
  ['pero', 'but'],
  ['perro', 'dog'],
  ['caro', 'expensive'],
  ['carro', 'cart'],
  ['cero', 'zero'],
  ['cerro', 'hill'],
] as const

/** What a list of three pairs is made of. */
export const listOfPairs = {
  title: 'Pero o perro',
  language: 'es',
  items: texts.map(([text, translation], index) => ({
    id: idOfItem(index + 1),
    text,
    translation,
    contrast: idOfItem(index % 2 === 0 ? index + 2 : index),
  })),
}
