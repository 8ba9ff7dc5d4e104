import type { Blow } from '../arena/blows'
import styles from './blow.module.css'
import { blowFeels, blowTimes, flownText, scrapFlight, shaken } from './blow-script'

/** Who and what a blow moves. */
export interface BlowCast {
  /** Where what flies is put: as large as the arena, over it. */
  readonly layer: HTMLElement
  readonly scene: HTMLElement
  /** Who strikes, and who is struck: the same one for a mistake. */
  readonly striker: HTMLElement
  readonly struck: HTMLElement
  /** Where the line stood that was spoken; null when it cannot be seen. */
  readonly spoken: HTMLElement | null
  readonly voice: 1 | 2
  readonly text: string
}

interface Point {
  readonly x: number
  readonly y: number
}

/** Where the cast of a blow stands. */
interface BlowPlaces {
  readonly striker: Point
  readonly struck: Point
  readonly scene: Point
  /** Where the line was spoken, or who spoke it. */
  readonly spoken: Point
}

/** The middle of an element, in pixels of the layer. */
function middleOf(element: HTMLElement, ground: DOMRect): Point {
  const box = element.getBoundingClientRect()
  return {
    x: box.left + box.width / 2 - ground.left,
    y: box.top + box.height / 2 - ground.top,
  }
}

/** All places of a blow, read before anything is put on the stage: each reading after that lays it out once more. */
function placesOf({ layer, scene, striker, struck, spoken }: BlowCast): BlowPlaces {
  const ground = layer.getBoundingClientRect()
  return {
    striker: middleOf(striker, ground),
    struck: middleOf(struck, ground),
    scene: middleOf(scene, ground),
    spoken: middleOf(spoken ?? striker, ground),
  }
}

const moved = ({ x, y }: Point, more = '') =>
  `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) ${more}`

/** Something that is drawn over the arena until its animation ends. */
function passing(
  layer: HTMLElement,
  className: string | undefined,
  at: Point,
  frames: Keyframe[],
  timing: KeyframeAnimationOptions,
): HTMLElement {
  const element = document.createElement('span')
  element.className = className ?? ''
  element.style.left = `${at.x}px`
  element.style.top = `${at.y}px`
  layer.append(element)
  const gone = () => element.remove()
  element.animate(frames, { fill: 'both', ...timing }).finished.then(gone, gone)
  return element
}

/** The line on its way: from where it was spoken to who is struck; it stands still as it lands, and is gone. */
function fly({ layer, voice, text }: BlowCast, { spoken: from, struck: to }: BlowPlaces): void {
  const way = { x: to.x - from.x, y: to.y - from.y }
  const { leans, lands, goesOn } = blowTimes
  const whole = goesOn + 120
  const bubble = passing(
    layer,
    styles.line,
    from,
    [
      { transform: 'translate(-50%, -50%) scale(0.4)', opacity: 0 },
      { transform: 'translate(-50%, -50%)', opacity: 1, offset: leans / whole, easing: 'ease-in' },
      {
        transform: `${moved(way)} translate(-50%, -50%) scale(0.8)`,
        opacity: 1,
        offset: lands / whole,
      },
      {
        transform: `${moved(way)} translate(-50%, -50%) scale(0.72)`,
        opacity: 1,
        offset: goesOn / whole,
      },
      { transform: `${moved(way)} translate(-50%, -50%) scale(1.1)`, opacity: 0 },
    ],
    { duration: whole },
  )
  bubble.dataset.voice = String(voice)
  bubble.textContent = flownText(text)
}

/** A mistake: the line breaks where it was spoken, and its halves fall. */
function crack({ layer, spoken, voice, text }: BlowCast, at: Point): void {
  // Read before the first half is on the stage, as all places are.
  const width = spoken?.offsetWidth
  for (const side of [-1, 1]) {
    const half = passing(
      layer,
      spoken ? styles.broken : styles.line,
      at,
      [
        { transform: 'translate(-50%, -50%)', opacity: 1 },
        { transform: 'translate(-50%, -50%)', opacity: 1, offset: 0.4, easing: 'ease-in' },
        {
          transform: `translate(-50%, -50%) translate(${side * 26}px, 54px) rotate(${side * 16}deg)`,
          opacity: 0,
        },
      ],
      { duration: blowTimes.ends },
    )
    half.dataset.voice = String(voice)
    half.dataset.half = side < 0 ? 'first' : 'second'
    if (spoken) half.append(copyOf(spoken, width ?? 0))
    else half.textContent = flownText(text)
  }
}

/** A line of the dialogue once more, as large as it stands there. */
function copyOf(line: HTMLElement, width: number): HTMLElement {
  const copy = document.createElement('div')
  copy.className = line.className
  copy.dataset.voice = line.dataset.voice
  copy.append(...[...line.childNodes].map(child => child.cloneNode(true)))
  Object.assign(copy.style, { animation: 'none', maxInlineSize: 'none' })
  copy.style.inlineSize = `${width}px`
  return copy
}

/** Which way who is struck is thrown: away from who strikes, or back from a mistake of its own. */
function awayFrom({ striker, struck }: BlowCast, places: BlowPlaces): 1 | -1 {
  const from = striker === struck ? places.scene : places.striker
  return places.struck.x >= from.x ? 1 : -1
}

function throwScraps({ layer, voice }: BlowCast, at: Point, scraps: number): void {
  const { goesOn, ends } = blowTimes
  for (let each = 0; each < scraps; each += 1) {
    const timing = { delay: goesOn, duration: ends - goesOn + 300, easing: 'ease-out' }
    const scrap = passing(layer, styles.scrap, at, scrapFlight(each, scraps), timing)
    scrap.dataset.paper = String(each % 3 === 0 ? 'gold' : voice)
  }
}

/**
 * Plays a blow on the stage (battle.md#blows): who strikes leans back, the line flies or breaks, all stands still for a
 * moment as it lands, who is struck is thrown back or its shield bows, the stage shakes. It changes nothing that stays.
 */
export function playBlow(blow: Blow, cast: BlowCast): void {
  const { shake, scraps, recoils } = blowFeels[blow.weight]
  const { leans, lands, goesOn, ends } = blowTimes
  const places = placesOf(cast)
  const away = awayFrom(cast, places)
  if (blow.travels) {
    fly(cast, places)
    const lean = [0, -6, 8, 0].map(by => ({ transform: `translateX(${by * away}px)` }))
    lean.forEach((frame, at) => Object.assign(frame, { offset: [0, leans / lands, 0.8, 1][at] }))
    cast.striker.animate(lean, { duration: lands })
  } else crack(cast, places.spoken)
  if (recoils) {
    const back = [0, 16, 0].map(by => ({
      transform: `translateX(${by * away}px) rotate(${by * away * 0.4}deg)`,
    }))
    cast.struck.animate(back, { delay: goesOn, duration: ends - goesOn, easing: 'ease-out' })
  }
  if (blow.weight === 'blocked') {
    const bowed = [0, 8, 0].map(by => ({ transform: `translateX(${by * away}px)`, opacity: 1 }))
    const timing = { delay: lands, duration: ends - lands }
    const dome = passing(cast.layer, styles.dome, places.struck, bowed, { ...timing, fill: 'none' })
    dome.style.rotate = `${away === 1 ? 180 : 0}deg`
  }
  if (shake) {
    const timing = { delay: goesOn, duration: shake.lasts }
    for (const part of [cast.scene, cast.layer]) part.animate(shaken(shake.by), timing)
  }
  throwScraps(cast, places.struck, scraps)
}
