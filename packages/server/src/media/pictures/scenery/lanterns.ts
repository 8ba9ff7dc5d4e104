import type { Palette } from '../cover-palette'
import type { Chance } from '../seeded'

/** Strings across the stage with lanterns or pennants. */
export function lanterns({ far, mid, near, spark, glow }: Palette, chance: Chance): string {
  const pennants = chance.happens(0.5)
  const colours = [spark, near, mid, glow] as const
  const string = (y: number, sag: number, count: number) => {
    let hung = ''
    for (let at = 1; at < count; at++) {
      const share = at / count
      const x = Math.round(share * 640)
      const top = Math.round(y + 4 * sag * share * (1 - share))
      const colour = colours[(at + count) % colours.length] ?? spark
      hung += pennants
        ? `<path d="M${x - 20} ${top}h40l-20 38z" fill="${colour}"/>`
        : `<path d="M${x} ${top}v12" stroke="${near}" stroke-width="3"/><ellipse cx="${x}" cy="${top + 32}" rx="17" ry="21" fill="${colour}"/>`
    }
    return `<path d="M0 ${y}Q320 ${y + 2 * sag} 640 ${y}" fill="none" stroke="${near}" stroke-width="3"/>${hung}`
  }
  const back = `<path d="M0 ${chance.whole(190, 240)}Q${chance.whole(160, 480)} ${chance.whole(120, 200)} 640 ${chance.whole(190, 240)}V340H0Z" fill="${far}"/>`
  return (
    back +
    string(chance.whole(96, 130), chance.whole(30, 60), chance.whole(8, 10)) +
    string(chance.whole(4, 24), chance.whole(18, 46), chance.whole(9, 12))
  )
}
