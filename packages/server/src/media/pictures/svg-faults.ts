const tags = /<(\/?)([A-Za-z:]+)(?:\s[\w:-]+="[^"<>&]*")*\s*(\/?)>/g

/** Tags of a picture that are not closed in turn, and whatever is neither a well-formed tag nor plain text. */
function malformed(svg: string): string[] {
  const open: string[] = []
  const faults: string[] = []
  for (const [tag, end, name = '', closed] of svg.matchAll(tags)) {
    if (end === '/') {
      if (open.pop() !== name) faults.push(tag)
    } else if (closed !== '/') open.push(name)
  }
  return [...faults, ...open, ...(svg.replaceAll(tags, '').match(/[<>"=&].{0,40}/g) ?? [])]
}

/** Anything in a picture that could run, restyle the page or load from elsewhere. */
function unsafe(svg: string): string[] {
  const targets = [...svg.matchAll(/\s(?:xlink:)?(?:href|src)="([^"]*)"|url\(([^)]*)\)/g)]
  return [
    ...(svg.match(/<(?:script|style|foreignObject|image|a)\b|\son\w+=|\sstyle=|javascript:/gi) ??
      []),
    ...targets.map(([, href, url]) => href ?? url ?? '').filter(target => !target.startsWith('#')),
  ]
}

/** What is wrong with a generated picture, in its own characters; empty for one that is well-formed and harmless. */
export function svgFaults(svg: string): string[] {
  return [...(svg.startsWith('<svg ') ? [] : [svg.slice(0, 40)]), ...malformed(svg), ...unsafe(svg)]
}
