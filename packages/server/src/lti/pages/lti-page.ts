import { createHash } from 'node:crypto'
import { type BuiltLanguage, directionOf, tagOf } from '@duologue/domain/messages/site-languages'
import type { FastifyReply } from 'fastify'

const style = `
:root { color-scheme: light dark; --text: light-dark(#1c1b1f, #f4f1ee); --ground: light-dark(#ffffff, #1b1a1d); --press: light-dark(#b3261e, #ffb4ab); }
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; color: var(--text); background: var(--ground); }
main { overflow-wrap: anywhere; max-inline-size: 34rem; margin: 12vh auto 0; padding: 1.5rem; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 0.75rem; }
p { margin: 0 0 1rem; }
a, button { display: inline-block; padding: 0.75rem 1rem; border: 2px solid currentcolor; border-radius: 0.5rem; background: none; color: inherit; font: inherit; font-weight: 600; text-decoration: none; cursor: pointer; overflow-wrap: anywhere; }
a:focus-visible, button:focus-visible { outline: 3px solid var(--press); outline-offset: 2px; }
[hidden] { display: none; }
`

/**
 * What keeps our secret with the page of the platform, or asks it there (lti.md#binding). It is told what to do by the
 * attributes of its element, says it to one frame of one origin, again as long as that is not awake, and hears nobody else.
 */
const script = `
(function () {
  const told = document.getElementById('told').dataset
  const around = window.opener || window.parent
  const id = told.message
  let isOver = false
  function frameOf() {
    if (told.storage === '_parent' || !told.storage) return around
    try { return around.frames[told.storage] || around } catch (error) { return around }
  }
  function end(value) {
    if (isOver) return
    isOver = true
    window.removeEventListener('message', hear)
    if (told.next) { location.replace(told.next); return }
    if (typeof value !== 'string' || value === '') { document.getElementById('other').hidden = false; document.getElementById('first').hidden = true; return }
    const form = document.getElementById('answer')
    form.elements.secret.value = value
    form.submit()
  }
  function hear(event) {
    const data = event.data
    if (event.origin !== told.origin || typeof data !== 'object' || data === null) return
    if (data.message_id !== id || data.subject !== told.subject + '.response') return
    end(data.error ? '' : data.value)
  }
  window.addEventListener('message', hear)
  setTimeout(end, 2000)
  const message = { subject: told.subject, message_id: id, key: told.key }
  if (told.value) message.value = told.value
  function ask() {
    if (isOver) return
    try { frameOf().postMessage(message, told.origin) } catch (error) { end(); return }
    setTimeout(ask, 300)
  }
  ask()
})()
`

/** Tells the page around that its dialog may be closed. */
const closing = `
document.getElementById('close').addEventListener('click', function () {
  const around = window.opener || window.parent
  around.postMessage({ subject: 'org.imsglobal.lti.close' }, '*')
})
`

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`)

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const hashes = { style: hashOf(style), script: hashOf(script), closing: hashOf(closing) }

/** A page of ours around a launch: its head and text, and perhaps one link, or the script. */
export interface LtiPage {
  status: number
  language: BuiltLanguage
  title: string
  text: string
  /** Opened in a tab of its own. */
  link?: { to: string; said: string }
  /** What is sent to us again when it is pressed. */
  form?: { action: string; fields: Readonly<Record<string, string>>; said: string }
  /** A button with which the page around closes this one. */
  close?: string
  /** What the script is told; the text and the link are shown when it has found nothing. */
  script?: {
    opening: string
    told: Readonly<Record<string, string>>
    /** The state that the answer is about. */
    state?: string
  }
}

/** Whose pages may show it in a frame. */
const policy = (origins: readonly string[]) =>
  [
    "default-src 'none'",
    `style-src ${hashes.style}`,
    `script-src ${hashes.script} ${hashes.closing}`,
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${origins.length === 0 ? "'none'" : origins.join(' ')}`,
  ].join('; ')

const linkOf = ({ link }: LtiPage) =>
  link
    ? `<p><a href="${escapeHtml(link.to)}" target="_blank" rel="opener">${escapeHtml(link.said)}</a></p>`
    : ''

const formOf = ({ form }: LtiPage) =>
  form
    ? `<form method="post" action="${escapeHtml(form.action)}">${Object.entries(form.fields)
        .map(
          ([name, value]) =>
            `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
        )
        .join('')}<button>${escapeHtml(form.said)}</button></form>`
    : ''

const closeOf = ({ close }: LtiPage) =>
  close
    ? `<p><button type="button" id="close">${escapeHtml(close)}</button></p><script>${closing}</script>`
    : ''

function scriptOf({ script: asked }: LtiPage): string {
  if (!asked) return ''
  const attributes = Object.entries(asked.told)
    .map(([name, value]) => `data-${name}="${escapeHtml(value)}"`)
    .join(' ')
  const form = asked.state
    ? `<form id="answer" method="post" action="/lti/bound" hidden><input type="hidden" name="state" value="${escapeHtml(asked.state)}"><input type="hidden" name="secret"></form>`
    : ''
  return `<p id="first">${escapeHtml(asked.opening)}</p>${form}<div id="told" ${attributes} hidden></div><script>${script}</script>`
}

/** Sends it; no browser keeps it, and no page but those of the platform shows it. */
export function sendLtiPage(reply: FastifyReply, page: LtiPage, origins: readonly string[]) {
  const { language, title, text } = page
  const said = `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${linkOf(page)}${formOf(page)}${closeOf(page)}`
  const body = page.script ? `<div id="other" hidden>${said}</div>${scriptOf(page)}` : said
  return reply
    .status(page.status)
    .removeHeader('x-frame-options')
    .header('content-security-policy', policy(origins))
    .header('content-language', tagOf(language))
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${tagOf(language)}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Duologue</title><style>${style}</style></head><body><main>${body}</main></body></html>`,
    )
}
