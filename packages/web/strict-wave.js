/** Stands before the library's own code: what it would have written as HTML, made of elements and a sheet. */
const skeleton = `const fillRoot = (root, html) => {
  const made = name => {
    const element = document.createElement('div')
    element.className = name
    element.setAttribute('part', name)
    return element
  }
  const [scroll, wrapper] = [made('scroll'), made('wrapper')]
  wrapper.append(made('canvases'), made('progress'), made('cursor'))
  scroll.append(wrapper)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(html.slice(html.indexOf('>') + 1, html.indexOf('</style>')))
  root.adoptedStyleSheets = [sheet]
  root.append(scroll)
};
`

/**
 * The code of wavesurfer.js as pages may run it: they take no text for HTML (security.md#headers). Where it empties an
 * element, and where it writes its frame, it says so in other words; anything else of the kind is a fault.
 *
 * @param {string} code
 */
export function strictWave(code) {
  const strict = code
    .replaceAll(/([\w.]+)\.innerHTML=""/g, '$1.replaceChildren()')
    .replace(
      /(\w+)\.innerHTML=(`[^`]*<style\$\{(?:[^`]|`[^`]*`)*?<div class="cursor"[^`]*`)/,
      'fillRoot($1,$2)',
    )
  const left = /\.innerHTML=(?!=)/.exec(strict)
  if (left || !strict.includes('fillRoot('))
    throw new Error('wavesurfer.js writes HTML otherwise than before')
  return skeleton + strict
}

/** Makes the library that draws sound keep to the policy of the pages, in every build and test. */
export const waveAsPagesMay = {
  name: 'strict-wave',
  /** @type {(code: string, id: string) => string | null} */
  transform: (code, id) =>
    /wavesurfer\.js\/dist\/wavesurfer\.esm\.js/.test(id) ? strictWave(code) : null,
}
