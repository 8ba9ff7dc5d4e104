// What was edited and not saved, out of this browser's journal (autosave/edit-journal.ts). This file stands by itself: it
// works when nothing else of the product does.

const place = { database: 'duologue-unsaved', table: 'edits' }

/** Everything that the journal keeps; nothing when there is none. */
function readJournal() {
  return new Promise(resolve => {
    const opening = indexedDB.open(place.database)
    opening.onerror = () => resolve([])
    opening.onupgradeneeded = () => opening.transaction.abort()
    opening.onsuccess = () => {
      const all = opening.result.transaction(place.table).objectStore(place.table).getAll()
      all.onerror = () => resolve([])
      all.onsuccess = () => resolve(all.result)
    }
  })
}

/** What pages that save when they are asked keep beside it. */
const readKept = () =>
  Object.entries(localStorage)
    .filter(([name]) => name.startsWith('unsent:'))
    .map(([name, value]) => ({
      name: name.split(':').slice(2).join(':'),
      value: JSON.parse(value),
    }))

const two = number => String(number).padStart(2, '0')

/** A moment in seconds as LRC writes it: [mm:ss.xx]. */
function stamp(seconds) {
  const hundredths = Math.round(seconds * 100)
  const [minutes, rest] = [Math.floor(hundredths / 6000), hundredths % 6000]
  return `[${two(minutes)}:${two(Math.floor(rest / 100))}.${two(rest % 100)}]`
}

const lrcOf = ({ title, lines }) =>
  [`[ti:${title}]`, ...lines.map(({ text, start }) => `${stamp(start)}${text}`)].join('\n')

function download(name, text, type) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

function button(label, act) {
  const made = document.createElement('button')
  made.type = 'button'
  made.textContent = label
  made.addEventListener('click', act)
  return made
}

function shown({ name, at, value }) {
  const item = document.createElement('li')
  const title = value?.title ?? name
  const head = document.createElement('strong')
  head.textContent = title
  item.append(head, document.createElement('br'))
  if (at) item.append(`Last edited ${new Date(at).toLocaleString()}`, document.createElement('br'))
  const file = title.replace(/[^\p{L}\p{N}]+/gu, '-')
  const json = () => JSON.stringify({ name, at, ...value }, null, 2)
  item.append(button('Download JSON', () => download(`${file}.json`, json(), 'application/json')))
  if (value?.lines)
    item.append(button('Download LRC', () => download(`${file}.lrc`, lrcOf(value), 'text/plain')))
  return item
}

const found = [...(await readJournal()), ...readKept()]
document.querySelector('#found').append(...found.map(shown))
document.querySelector('#state').textContent =
  found.length === 0 ? 'Nothing is waiting here: everything was saved.' : `${found.length} found.`
