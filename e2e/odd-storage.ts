/**
 * What the page of a platform runs in place of what it keeps secrets with (lti.md#binding): it keeps them as it should, and
 * answers somebody who asks for one by `answer`, which has `right` (the right answer), `say` (to whoever asked) and
 * `strangerSays` (the same from a page of another origin).
 */
export const oddStorage = (answer: string): string => `const kept = new Map()
const stranger = document.createElement('iframe')
const says = "addEventListener('message', ({ data }) => parent.frames.tool.postMessage(data, '*'))"
stranger.src = 'data:text/html,' + encodeURIComponent('<script>' + says + '</' + 'script>')
stranger.hidden = true
const arrived = new Promise(resolve => stranger.addEventListener('load', resolve))
document.body.append(stranger)
addEventListener('message', async ({ data, origin, source }) => {
  if (!data || typeof data.message_id !== 'string') return
  if (data.subject === 'lti.put_data') kept.set(data.key, data.value)
  const right = { subject: data.subject + '.response', message_id: data.message_id, key: data.key, value: kept.get(data.key) }
  const say = told => source.postMessage(told, origin)
  if (data.subject === 'lti.put_data') return say(right)
  await arrived
  const strangerSays = told => stranger.contentWindow.postMessage(told, '*')
  ${answer}
})
`

/** Answers that are for somebody else, from elsewhere, or none. */
export const wrongAnswers = `const forged = { ...right, value: 'forged' }
  strangerSays(forged)
  for (const told of [{ ...forged, message_id: 'of another' }, { ...forged, subject: 'lti.put_data.response' }, 'forged', null])
    say(told)`
