import { previewSize } from '@duologue/domain/media/preview'
import type { Scene } from '@duologue/domain/media/scene'
import { coverPalette } from '../cover-palette'
import { type CoverKind, coverNamed } from '../named-picture'
import { seeded } from '../seeded'
import { titleLetters } from './title-letters'

/** What is said on the picture of a shared link. */
export interface PreviewWords {
  title: string
  /** The language by its own name, and the level where there is one. */
  facts: string
}

/** The letters' paths are drawn in 200ths of their size. */
const unitsOfLetter = 200
/** How many pixels a title may be wide; how high its letters are at most and at least, and those of the facts. */
const room = { title: 800, most: 54, least: 38, small: 34 } as const

/** How far it is from a letter to the next, and the path of the letter; nothing for one that we do not have. */
function letterOf(letter: string): { advance: number; path: string } {
  const drawn = titleLetters[letter] ?? '0 '
  const end = drawn.indexOf(' ')
  return { advance: Number(drawn.slice(0, end)), path: drawn.slice(end + 1) }
}

const widthOf = (text: string, size: number): number =>
  Array.from(text, letter => letterOf(letter).advance).reduce((sum, wide) => sum + wide, 0) *
  (size / unitsOfLetter)

/** Whether all letters of a text can be drawn. */
const canDraw = (text: string): boolean =>
  Array.from(text).every(letter => titleLetters[letter] !== undefined)

/** A text as paths, from the middle of the left edge of its base line. */
function lettered(text: string, x: number, y: number, size: number, colour: string): string {
  let at = 0
  const paths = Array.from(text, letter => {
    const { advance, path } = letterOf(letter)
    const drawn = path === '' ? '' : `<path transform="translate(${at})" d="${path}"/>`
    at += advance
    return drawn
  })
  const scale = size / unitsOfLetter
  return `<g fill="${colour}" transform="translate(${x} ${y})scale(${scale})">${paths.join('')}</g>`
}

/** A title in the size in which it fits, shortened where it does not fit in the smallest. */
function fitted(title: string): { text: string; size: number } {
  const size = Math.min(room.most, Math.floor((room.most * room.title) / widthOf(title, room.most)))
  if (size >= room.least) return { text: title, size }
  let text = title
  while (widthOf(`${text}…`, room.least) > room.title) text = text.slice(0, -1)
  return { text: `${text.trimEnd()}…`, size: room.least }
}

/**
 * The picture of a shared link as an SVG (site.md#sharing): the cover, and on the front of the stage the title with its
 * language. A title in letters that we do not have is left out, as it stands beside the picture anyway.
 */
export function drawPreview(
  kind: CoverKind,
  language: string,
  name: { seed: string; scene?: Scene },
  words: PreviewWords | undefined,
): string {
  const { width, height } = previewSize
  const cover = coverNamed(kind, language, name)
  const inner = cover.slice(cover.indexOf('>') + 1, -'</svg>'.length)
  const { apron, glow, spark } = coverPalette(language, seeded(`${language}/${name.seed}`))
  const top = height - 88
  const { text, size } = fitted(words?.title ?? '')
  const isTitled = words !== undefined && text !== '' && canDraw(text)
  const facts = isTitled && canDraw(words.facts) ? words.facts : ''
  const factsAt = width - 48 - widthOf(facts, room.small)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<g stroke-linecap="round" stroke-linejoin="round" transform="translate(0 -45)scale(1.875)">${inner}</g>`,
    isTitled
      ? `<path d="M0 ${top}Q${width / 2} ${top - 20} ${width} ${top}V${height}H0Z" fill="${apron}"/>` +
        lettered(text, 48, height - 30, size, glow) +
        lettered(facts, Math.round(factsAt), height - 32, room.small, spark)
      : '',
    '</svg>',
  ].join('')
}
