// What was edited and not saved, out of this browser's journal (autosave/edit-journal.ts). This file stands by itself: it
// works when nothing else of the product does.

import { wordsFor } from './recover-words.js'

const chosen = /(?:^|; )language=(\w+)/.exec(document.cookie)?.[1]
const { language, say } = wordsFor(chosen, navigator.languages)
const isArabic = language === 'ar'
document.documentElement.lang = language
document.documentElement.dir = isArabic ? 'rtl' : 'ltr'
for (const place of document.querySelectorAll('[data-say]'))
  place.textContent = say[place.dataset.say]

// The same digits as everywhere in the product.
const moment = new Intl.DateTimeFormat(isArabic ? 'ar-u-nu-latn' : language, {
  dateStyle: 'medium',
  timeStyle: 'short',
})

const place = { database: 'duologue-unsaved', table: 'edits' }

/** The id of who is logged in here; undefined for a visitor. Only what is theirs is shown (decision 068). */
const user = (() => {
  try {
    return JSON.parse(localStorage.getItem('user'))?.id
  } catch {
    return undefined
  }
})()

/** Takes the program between pages and the network away, with the files that it keeps; what somebody kept stays. */
async function resetFiles() {
  const workers = (await navigator.serviceWorker?.getRegistrations()) ?? []
  await Promise.all(workers.map(worker => worker.unregister()))
  const names = await globalThis.caches?.keys()
  const built = names?.filter(name => name.startsWith('built-')) ?? []
  await Promise.all(built.map(name => caches.delete(name)))
}

document.querySelector('#reset').addEventListener('click', async () => {
  const done = await resetFiles().then(
    () => say.resetDone,
    () => say.resetFailed,
  )
  document.querySelector('#reset-done').textContent = done
})

/** Everything that the journal keeps, of whomever; nothing when there is none. */
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
    .map(([name, value]) => ({ parts: name.split(':'), value }))
    .filter(({ parts: [kind] }) => kind === 'unsent' || kind === 'unfinished-list')
    .map(({ parts: [, whose, ...name], value }) => ({
      user: whose,
      name: name.join(':') || say.list,
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
  head.dir = 'auto'
  item.append(head, document.createElement('br'))
  if (at) item.append(say.edited.replace('{date}', moment.format(at)), document.createElement('br'))
  const file = title.replace(/[^\p{L}\p{N}]+/gu, '-')
  const json = () => JSON.stringify({ name, at, ...value }, null, 2)
  item.append(button(say.json, () => download(`${file}.json`, json(), 'application/json')))
  if (value?.lines)
    item.append(button(say.lrc, () => download(`${file}.lrc`, lrcOf(value), 'text/plain')))
  return item
}

const waiting = [...(await readJournal()), ...readKept()]
const found = waiting.filter(edit => edit.user === user)
document.querySelector('#found').append(...found.map(shown))
document.querySelector('#state').textContent =
  user === undefined
    ? say.asVisitor
    : found.length === 0
      ? say.nothing
      : say.found.replace('{count}', found.length)
document.querySelector('#log-in').hidden = user !== undefined
document.querySelector('#others').hidden = waiting.length === found.length
