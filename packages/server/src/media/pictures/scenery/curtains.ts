import type { Palette } from '../cover-palette'
import type { Chance } from '../seeded'

/** Two drapes drawn aside under a scalloped valance. */
export function curtains({ far, mid, near, spark }: Palette, chance: Chance): string {
  const folds = chance.whole(4, 6)
  const width = chance.whole(180, 225)
  const tie = chance.whole(190, 230)
  const fold = width / folds
  let drapes = ''
  for (let at = folds - 1; at >= 0; at--) {
    const [inner, outer] = [Math.round((at + 1) * fold), Math.round(at * fold)]
    const [nip, start] = [Math.round(inner * 0.42), Math.round(outer * 0.42)]
    const d = `M${outer} 0H${inner}Q${inner} ${tie - 60} ${nip} ${tie}Q${Math.round(inner * 0.62)} ${tie + 40} ${Math.round(inner * 0.66)} 330H0V${tie}H${start}Q${outer} ${tie - 60} ${outer} 0Z`
    drapes += `<path d="${d}" fill="${at % 2 === 0 ? near : mid}"/>`
  }
  drapes += `<rect x="-6" y="${tie - 7}" width="${Math.round(width * 0.42) + 12}" height="14" rx="7" fill="${spark}"/>`
  const count = chance.whole(6, 9)
  const scallop = 640 / count
  let valance = 'M0 0H640V26'
  for (let at = count; at > 0; at--) {
    valance += `Q${Math.round((at - 0.5) * scallop)} 72 ${Math.round((at - 1) * scallop)} 26`
  }
  return (
    `<circle cx="320" cy="170" r="${chance.whole(150, 190)}" fill="${far}"/>` +
    `<g>${drapes}</g><g transform="translate(640 0) scale(-1 1)">${drapes}</g>` +
    `<path d="${valance}Z" fill="${near}"/><path d="M0 12H640" stroke="${spark}" stroke-width="6"/>`
  )
}
