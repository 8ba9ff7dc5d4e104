import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type AtRule, type Declaration, parse, type Root } from 'postcss'
import { expect, test } from 'vitest'

// A style takes its sizes, corners, layers and colours from the tokens; what is told nowhere else cannot drift apart
// (decision 077).

const web = join(import.meta.dirname, 'packages/web/src')
const files = readdirSync(web, { recursive: true, encoding: 'utf8' })
const read = (file: string) => readFileSync(join(web, file), 'utf8')
const sheets = files
  .filter(file => file.endsWith('.css'))
  .map(file => ({ name: basename(file), root: parse(read(file)) }))
const tokens = sheets.find(({ name }) => name === 'tokens.css')?.root ?? parse('')

/** How many values a scale may have. */
const most = { text: 8, radius: 5, layer: 10, bubble: 2, portrait: 2 }
const breakpoints = {
  media: ['22.5em', '35em', '47.5em', '62.5em'],
  container: ['22.5rem', '30rem', '50rem', '62.5rem'],
}
/** Low and high windows: a phone that lies down, and one with room for two things over each other. */
const heights = ['30em', '50em']

/** Where colours are told: the tokens, and the palettes of classes and of teams, which their pages alone load. */
const palettes = ['tokens.css', 'class-look.module.css', 'hall-look.module.css']
/** Letters that are a picture, not text. */
const pictures = new Map([['not-found.module.css', 'calc(1.6 * var(--text-4xl))']])

const told: string[] = []
tokens.walkDecls(/^--/, declaration => void told.push(declaration.prop))

const isKnown = (value: string) =>
  [...value.matchAll(/var\((--(?:text|radius|layer|bubble|portrait)[^),]*)/g)].every(
    ([, name = '']) => told.includes(name),
  )
const size = String.raw`var\(--text-\w+\)`
const isSize = (value: string) =>
  isKnown(value) &&
  new RegExp(`^(inherit|smaller|larger|${size}|clamp\\(${size}, \\d+cqi, ${size}\\))$`).test(value)
const isFont = (value: string) =>
  value === 'inherit' ||
  (isKnown(value) && new RegExp(`^(\\d+ )?${size} / [\\d.]+ var\\(--face-`).test(value))
const isCorner = (value: string) =>
  isKnown(value) &&
  (/^(inherit|0|var\(--(bubble|portrait)[12]\))$/.test(value) ||
    value.split(' ').every(corner => /^(0|var\(--radius-\w+\))$/.test(corner)))
const isLayer = (value: string) => isKnown(value) && /^(auto|var\(--layer-\w+\))$/.test(value)

/** Inside and between boxes; 1 and 2 are hairlines. What follows from the size of something else is calculated. */
const spaces = ['0', '1', '2', '4', '8', '12', '16', '24', '32', '48', '72']
const isSpace = (value: string) =>
  [...value.replaceAll(/calc\([^;]*\)/g, '').matchAll(/([\d.]+)(px|rem)\b/g)].every(
    ([, length = '', unit]) => unit === 'px' && spaces.includes(length),
  )

const literal =
  /#[\da-f]{3,8}\b|\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\((?!from var\()|(?<![-\w])(white|black|red|green|blue|gr[ae]y|orange|yellow|purple|pink|brown|navy|teal|gold|silver)(?![-\w(])/i
const isPainted = (prop: string) =>
  /color|background|border|outline|shadow|fill|stroke|mask|^--/.test(prop)

/** The header's height is known to whatever stays under it, and to what fills the rest of the window. */
function forgetsHeader({ prop, value, parent }: Declaration): boolean {
  if (/viewport-height, 100dvh\) - \d/.test(value)) return true
  const start = /^(top|inset-block-start|scroll-(margin|padding)(-top|-block(-start)?)?)$/.test(
    prop,
  )
  if (!start || value.includes('var(--header-height)')) return false
  const px = Number(/^(\d+)px/.exec(value)?.[1] ?? 0)
  const isSticky = parent?.some(
    ({ type, ...other }) => type === 'decl' && (other as Declaration).value === 'sticky',
  )
  return px === 60 || px === 61 || (px > 24 && (Boolean(isSticky) || prop.startsWith('scroll')))
}

function isBreakpoint({ name, params }: AtRule): boolean {
  const lengths = (side: string) =>
    [...params.matchAll(/\(([^)]*)\)/g)]
      .filter(([, condition = '']) => condition.includes(side))
      .flatMap(([, condition = '']) => condition.match(/[\d.]+[a-z]+/g) ?? [])
  const known = name === 'media' ? breakpoints.media : breakpoints.container
  return (
    lengths('width').every(length => known.includes(length)) &&
    lengths('height').every(length => heights.includes(length))
  )
}

function isOffScale(name: string, declaration: Declaration): boolean {
  const { prop, value } = declaration
  if (pictures.get(name) && value.includes(pictures.get(name) ?? '')) return false
  return (
    (prop === 'font-size' && !isSize(value)) ||
    (prop === 'font' && !isFont(value)) ||
    (/^border.*-radius$/.test(prop) && !isCorner(value)) ||
    (/^((row|column)-)?gap$|^(margin|padding)\b/.test(prop) && !isSpace(value)) ||
    (prop === 'z-index' && !isLayer(value)) ||
    (isPainted(prop) && !palettes.includes(name) && literal.test(value)) ||
    forgetsHeader(declaration)
  )
}

/** What a sheet tells that is no token's. */
function faultsOf(name: string, root: Root): string[] {
  const faults: string[] = []
  root.walkDecls(declaration => {
    if (name === 'tokens.css' || (declaration.parent as AtRule).name === 'font-face') return
    if (isOffScale(name, declaration))
      faults.push(`${name}: ${declaration.prop}: ${declaration.value}`)
  })
  root.walkAtRules(/^(media|container)$/, rule => {
    if (!isBreakpoint(rule)) faults.push(`${name}: @${rule.name} ${rule.params}`)
  })
  return faults
}

test.each([
  'font-size: 1rem',
  'font-size: 0.85em',
  'font-size: var(--text-huge)',
  'font: 700 1.2rem / 1.2 var(--face-title)',
  'border-radius: 14px',
  'border-radius: var(--radius-s) 4px',
  'border-end-end-radius: 50%',
  'z-index: 2',
  'gap: 10px',
  'padding: 8px 14px',
  'margin-block-start: -6px',
  'padding: clamp(16px, 4vw, 30px)',
  'row-gap: 1rem',
  'color: #123',
  'background: linear-gradient(transparent, rgb(0 0 0 / 8%))',
  'border: 1px solid red',
  '--voice: oklch(0.5 0.1 200)',
  'inset-block-start: 61px',
  'scroll-margin-block-start: 72px',
  'min-block-size: calc(var(--viewport-height, 100dvh) - 61px)',
])('a sheet that tells %s is found', declaration => {
  expect(faultsOf('planted.css', parse(`a { ${declaration}; }`))).toEqual([
    `planted.css: ${declaration}`,
  ])
})

test.each([
  'media (width >= 40em)',
  'media (35em <= width < 60em) and (height < 30em)',
  'media (height < 31em)',
  'container lines (width < 47.5em)',
])('a sheet that breaks at @%s is found', condition => {
  expect(faultsOf('planted.css', parse(`@${condition} { a { color: inherit; } }`))).toEqual([
    `planted.css: @${condition}`,
  ])
})

test('a bar that stays under the header takes its height from the token', () => {
  const sheet = parse('a { position: sticky; inset-block-start: 76px; }')
  expect(faultsOf('planted.css', sheet)).toEqual(['planted.css: inset-block-start: 76px'])
})

test('sizes, spaces, corners, layers, colours and breakpoints are of the scale', () => {
  expect(sheets.length).toBeGreaterThan(100)
  expect(sheets.flatMap(({ name, root }) => faultsOf(name, root))).toEqual([])
})

test('no scale is longer than it may be', () => {
  const lengths = Object.keys(most).map(scale => [
    scale,
    told.filter(token => new RegExp(`^--${scale}(-|\\d)`).test(token)).length,
  ])
  for (const [scale, length] of lengths) {
    expect(length, String(scale)).toBeGreaterThan(0)
    expect(length, String(scale)).toBeLessThanOrEqual(most[scale as keyof typeof most])
  }
})

test('each token is told once, both themes of it, and used', () => {
  expect(told.filter((token, index) => told.indexOf(token) !== index)).toEqual([])
  expect(sheets.filter(({ root }) => /prefers-color-scheme/.test(root.toString()))).toEqual([])
  // The build decides at the root which colour a token has: a theme of its own further down would not turn it.
  const turned = sheets.filter(({ root }) => /color-scheme:/.test(root.toString()))
  expect(turned.map(({ name }) => name)).toEqual(['tokens.css'])
  const all = sheets.map(({ root }) => root.toString()).join('\n')
  expect(told.filter(token => !all.includes(`var(${token})`))).toEqual([])
})

test('a script that asks for the width asks at a breakpoint of the styles', () => {
  const asked = files
    .filter(file => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .flatMap(file => [...read(file).matchAll(/\((?:min-|max-)?width\b[^)\d]*([\d.]+\w+)\)/g)])
    .map(([, length = '']) => length)
  expect(asked.length).toBeGreaterThan(0)
  expect(asked.filter(length => !breakpoints.media.includes(length))).toEqual([])
})

/** Left and right by name, four sides of which two differ, and a way that does not turn around; a shake may. */
function isOfOneDirection({ prop, value }: Declaration): boolean {
  if (/(^|-)(left|right)(-|$)/.test(prop) || /^(left|right)$/.test(value)) return true
  if (/^(inset|padding|margin)$/.test(prop)) {
    const sides = value.match(/(?:[^\s(]|\((?:[^()]|\([^()]*\))*\))+/g) ?? []
    return sides.length === 4 && sides[1] !== sides[3]
  }
  return /translateX\((?!-?\dpx\))(?!calc\([^)]*var\(--along\))/.test(value)
}

test('no style says left or right: a page in Arabic runs the other way', () => {
  const found: string[] = []
  for (const { name, root } of sheets)
    root.walkDecls(declaration => {
      if (isOfOneDirection(declaration)) found.push(`${name}: ${declaration.toString()}`)
    })
  expect(found).toEqual([])
})
