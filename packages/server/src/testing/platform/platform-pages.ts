const escaped = (value: string) => value.replace(/[&<>"']/g, letter => `&#${letter.charCodeAt(0)};`)

const page = (title: string, body: string) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${escaped(title)}</title></head>
<body>
${body}
</body>
</html>
`

/** A form that sends itself to an address, as `form_post` is. */
export const formPage = (action: string, fields: Record<string, string>) =>
  page(
    'Opening',
    `<form method="post" action="${escaped(action)}">
${Object.entries(fields)
  .map(([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`)
  .join('\n')}
<noscript><button>Go on</button></noscript>
</form>
<script>document.forms[0].submit()</script>`,
  )

/** A page that says one thing. */
export const saidPage = (title: string, words: string) =>
  page(title, `<h1>${escaped(title)}</h1>\n<p>${escaped(words)}</p>`)

/** A page of a course with a tool in a frame; beside it the frame that keeps what the tool may not, if there is one. */
export const framePage = (title: string, address: string, storageFrame: string | undefined) =>
  page(
    title,
    `<h1>${escaped(title)}</h1>
${storageFrame ? `<iframe name="${escaped(storageFrame)}" title="Storage" src="/storage" hidden></iframe>` : ''}
<iframe name="tool" title="Tool" src="${escaped(address)}" width="1000" height="700" allow="microphone *"></iframe>
<p id="said"></p>
<script src="/storage.js"></script>
<script>
addEventListener('message', ({ data }) => {
  if (data && data.subject === 'org.imsglobal.lti.close') document.getElementById('said').textContent = 'closed'
  if (data && data.subject === 'lti.frameResize') frames.tool && document.querySelector('[name=tool]').setAttribute('height', data.height)
})
</script>`,
  )

/** The page of the frame that keeps. */
export const storagePage = page('Storage', '<script src="/storage.js"></script>')

/**
 * Keeps values for tools, each origin's apart, as the specification of the storage by messages has it: whoever asks is
 * answered at the origin that asked, with the same message id.
 */
export const storageScript = `const kept = new Map()
addEventListener('message', event => {
  const { data, origin, source } = event
  if (!data || typeof data.message_id !== 'string' || typeof data.key !== 'string') return
  const place = origin + ' ' + data.key
  const answer = rest => source.postMessage({ subject: data.subject + '.response', message_id: data.message_id, key: data.key, ...rest }, origin)
  if (data.subject === 'lti.put_data') {
    kept.set(place, data.value)
    answer({ value: data.value })
  }
  if (data.subject === 'lti.get_data') answer({ value: kept.get(place) ?? null })
})
`
