import type { WholeSong } from '@duologue/contract/shapes/song-shapes'
import { saveWaits } from '@duologue/domain/choices/limits-across-rooms'
import { bookStatus } from '@duologue/domain/saving/book-status'
import { applyEdit } from '@duologue/domain/songs/editing/apply-edit'
import type { Edit } from '@duologue/domain/songs/editing/edit'
import { inverseOf } from '@duologue/domain/songs/editing/inverse-of'
import {
  nextBatch,
  sealed,
  unsealed,
  type WaitingEdit,
  withEdit,
  withoutRequest,
} from '@duologue/domain/songs/editing/waiting-edits'
import { CallFailed, mayPass } from '../../api/call-failed'
import type { Client } from '../../api/client'
import { newKey } from '../../api/new-key'
import type { EditJournal } from '../../autosave/edit-journal'
import { editSender, type SendHow } from '../../autosave/edit-sender'
import { listeners } from '../../ui/store'
import { overOthers, withChoice } from '../gate/over-others'
import type { BookState, KeptSong } from './book-state'
import { sendEdits } from './calls/send-edits'
import { afterDoing, type EditHistory, noHistory, withNames } from './edit-history'
import { journalWriter } from './journal-writer'
import { faultsOf } from './song-faults'
import { hasMissed, inHand, withWaiting, withWritten } from './stored-song'

/** What a book needs from around it. */
export interface BookParts {
  client: Client
  stored: WholeSong
  journal: EditJournal<KeptSong>
  /** So many other lyrics with the same text were changed too. */
  onReplaced: (count: number) => void
  /** A split or merge did not fit any more. */
  onDropped: (count: number) => void
}

/** Typing that goes on after so many milliseconds is a step of its own when it is undone. */
const stepPause = 1000

/**
 * The book of a song that is being edited (songs.md#book-of-edits): what the server has, what waits for it, and the
 * song as both together show it. An edit is in the journal before anything else happens with it.
 */
export function songBook({ client, stored: opened, journal, onReplaced, onDropped }: BookParts) {
  let history: EditHistory = noHistory
  let editedAt = 0
  let facts: Omit<BookState, 'status' | 'faults' | 'canUndo' | 'canRedo'> = {
    song: inHand(opened),
    stored: opened,
    waiting: [],
    savedAt: null,
    refusal: null,
    clashes: [],
    gone: [],
    found: null,
    leads: 'asks',
  }
  const readers = listeners()
  const keeper = journalWriter(journal)

  const faults = () => faultsOf(facts.waiting, facts.stored.language)
  const read = (): BookState => {
    const found = faults()
    return {
      ...facts,
      faults: found,
      status: bookStatus({
        waiting: facts.waiting.length,
        isSending: sender.isSending(),
        hasFault: found.size > 0,
        hasFailed: sender.hasFailed() || facts.refusal !== null,
        hasSaved: facts.savedAt !== null,
      }),
      canUndo: history.undo.length > 0,
      canRedo: history.redo.length > 0,
    }
  }
  const tell = () => {
    state = read()
    readers.tell()
  }
  const become = (change: Partial<typeof facts>) => {
    facts = { ...facts, ...change }
    if (change.waiting && facts.leads === 'leads') keeper.keep(facts)
    tell()
  }
  /** Shows the stored song with what waits. */
  const showWith = (stored: WholeSong, waiting: readonly WaitingEdit[], more = {}) =>
    become({ stored, waiting, song: withWaiting(stored, waiting), ...more })

  const follow = (current: WholeSong) => {
    const { dropped, ...rest } = overOthers(facts, current)
    become(rest)
    if (dropped > 0) onDropped(dropped)
  }
  const fetchCurrent = () =>
    client.songs.getSong({ params: { id: opened.id }, query: { expand: 'lyrics,lyrics.words' } })

  const sendNext = async (how: SendHow) => {
    const batch = nextBatch(facts.waiting)
    const key = batch[0]?.request ?? newKey()
    become({ waiting: sealed(facts.waiting, batch, key), refusal: null })
    // What is on its way is known by its key even if this page is gone before the answer comes.
    await keeper.isKept()
    const { id, orderRev } = facts.stored
    const written = await sendEdits({ client, songId: id, orderRev, ...how, key }, batch)
    const hasOthers = hasMissed(facts.stored, written)
    const waiting = withoutRequest(facts.waiting, key)
    const isAll = waiting.length === 0
    showWith(withWritten(facts.stored, written), waiting, isAll ? { savedAt: Date.now() } : {})
    if (written.replacedCount !== undefined) onReplaced(written.replacedCount)
    if (hasOthers) follow(await fetchCurrent())
  }
  const failed = (error: unknown) => {
    if (!(error instanceof CallFailed)) return tell()
    // What was refused was not stored: it may be changed and joined again.
    if (!mayPass(error)) become({ waiting: unsealed(facts.waiting), refusal: error.message })
    if (error.status === 409 || error.status === 404) void catchUp()
  }
  /** Others were first: their song is fetched, and what waits is put on top of it. */
  const catchUp = async () => {
    try {
      follow(await fetchCurrent())
      become({ refusal: null })
      sender.again()
      if (facts.clashes.length === 0) await sender.flush()
    } catch (error) {
      become({ refusal: error instanceof CallFailed ? error.message : null })
    }
  }
  const sender = editSender({
    wait: saveWaits.song,
    waiting: () => facts.waiting.map(({ opId }) => opId),
    maySend: () => facts.leads === 'leads' && facts.clashes.length === 0 && faults().size === 0,
    sendNext,
    mayPass,
    onFailure: failed,
    onChange: () => tell(),
  })
  let state = read()

  /** Does edits as one step and answers the edits that take it back. */
  const perform = (edits: readonly Edit[]): Edit[] => {
    let { song, waiting } = facts
    let inverse: Edit[] = []
    const at = Date.now()
    for (const edit of edits) {
      inverse = [...inverseOf(song, edit, newKey()), ...inverse]
      const one = { opId: newKey(), at, baseRev: facts.stored.rev, edit }
      waiting = withEdit(waiting, one)
      song = applyEdit(song, edit)
    }
    become({ song, waiting, refusal: null })
    sender.edited()
    return inverse
  }
  const step = (from: 'undo' | 'redo', to: 'undo' | 'redo') => {
    const edits = history[from].at(-1)
    if (!edits) return
    const inverse = perform(edits)
    history = { ...history, [from]: history[from].slice(0, -1), [to]: [...history[to], inverse] }
    history = withNames(history, edits)
    editedAt = 0
    tell()
  }

  return {
    now: () => state,
    subscribe: readers.subscribe,
    /** Does something, in one step of undo, which typing in the same field may join unless it `isAlone`. */
    edit(edits: readonly Edit[], isAlone = false): void {
      const at = Date.now()
      const inverse = perform(edits)
      history = afterDoing(history, inverse, !isAlone && at - editedAt < stepPause)
      editedAt = isAlone ? 0 : at
      tell()
    },
    undo: () => step('undo', 'redo'),
    redo: () => step('redo', 'undo'),
    /** Sends what waits at once; whether all is stored. */
    flush: (how?: SendHow) => sender.flush(how),
    settle: () => sender.settle(),
    /** Takes over what was stored by another call than an edit, such as a change taken back. */
    take: (current: WholeSong) => {
      follow(current)
      become({ savedAt: Date.now() })
    },
    /** The connection is back. */
    resume: () => {
      sender.again()
      return sender.flush()
    },
    /** Decides a clash. */
    choose: (opId: string, whose: 'mine' | 'theirs') => {
      become(withChoice(facts, opId, whose))
      if (facts.clashes.length === 0) void sender.flush()
    },
    forgetGone: (id: string) => become({ gone: facts.gone.filter(lyric => lyric.id !== id) }),
    /** Tells of edits that an earlier visit left. */
    offer: (at: number, waiting: readonly WaitingEdit[]) => {
      keeper.hold(waiting)
      become({ found: { at, waiting } })
    },
    /** Takes the found edits over, or forgets them. */
    answerFound: (takes: boolean) => {
      const { found } = facts
      if (!found) return
      keeper.hold([])
      const waiting = takes ? [...found.waiting, ...facts.waiting] : facts.waiting
      showWith(facts.stored, waiting, { found: null })
      if (takes && waiting.length > 0) sender.edited()
    },
    /** Follows what another tab of the same person shows, or leads from now on. */
    lead: (leads: BookState['leads']) => become({ leads }),
    mirror: (stored: WholeSong, waiting: readonly WaitingEdit[]) => showWith(stored, waiting),
    isKept: () => keeper.isKept(),
    triedAt: () => sender.triedAt(),
    /** Forgets everything that is not stored. */
    discard: () => {
      sender.stop()
      keeper.hold([])
      showWith(facts.stored, [], { found: null, refusal: null, clashes: [] })
      return keeper.isKept()
    },
    /** Fetches the song anew, for what was changed by another call. */
    refresh: async () => follow(await fetchCurrent()),
  }
}

export type SongBook = ReturnType<typeof songBook>
