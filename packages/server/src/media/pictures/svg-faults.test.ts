import { expect, test } from 'vitest'
import { svgFaults } from './svg-faults'

test.each([
  ['<svg viewBox="0 0 1 1"><rect width="1"/></svg>', []],
  ['<svg fill="url(#a)"><use href="#a"/></svg>', []],
  ['<svg ><g></svg>', ['</svg>', 'svg']],
  ['<svg ><g/>', ['svg']],
  ['<svg ><g fill=red></g></svg>', ['</g>', '</svg>', '<g fill=red>']],
  ['<svg ><a></a></svg>', ['<a']],
  ['<svg ><script></script></svg>', ['<script']],
  ['<svg onload="x()"></svg>', [' onload=']],
  ['<svg style="x"></svg>', [' style=']],
  ['<svg ><use href="https://example.org/a"/></svg>', ['https://example.org/a']],
  ['<svg fill="url(https://example.org/a)"></svg>', ['https://example.org/a']],
  ['<svg >fish & chips</svg>', ['& chips']],
  ['<g></g>', ['<g></g>']],
])('%s has the faults %j', (svg, faults) => {
  expect(svgFaults(svg)).toEqual(faults)
})
