import type { conversations } from '@duologue/contract/conversations'
import type { AskedDraft, DraftedLine } from '@duologue/domain/conversations/drafts/asked-draft'
import { draftLimits } from '@duologue/domain/conversations/drafts/draft-limits'
import { draftNotes, wordsToRank } from '@duologue/domain/conversations/drafts/draft-notes'
import { mayDraftLines } from '@duologue/domain/conversations/drafts/may-draft-lines'
import { idOfReader } from '../../accounts/index'
import type { Handler } from '../../http/handlers'
import { Refused } from '../../http/refused'
import { DraftFailed, type DraftService } from '../../outside/drafts/draft-service'
import type { DraftingRoom } from '../conversations-room'
import { countDraft } from './draft-count-store'

const dayMs = 86_400_000

/** Counts the draft among those of its day; it counts whether an answer comes or not. */
async function requireDraftsLeft({ database, clock }: DraftingRoom, user: string): Promise<void> {
  const now = clock.now()
  if (await countDraft(database, user, now.toISOString().slice(0, 10))) return
  throw new Refused(
    'too-many-drafts',
    undefined,
    Math.ceil((dayMs - (now.getTime() % dayMs)) / 1000),
  )
}

/** What the service writes, when its turn comes. Throws the refusals `too-many-drafts`, `busy` and `draft-failed`. */
async function draftWith(
  room: DraftingRoom,
  service: DraftService,
  asked: AskedDraft,
  user: string,
): Promise<DraftedLine[]> {
  const signal = AbortSignal.timeout(draftLimits.longest)
  try {
    return await room.drafts.semaphore(async () => {
      await requireDraftsLeft(room, user)
      return service.draft(asked, signal)
    })
  } catch (error) {
    if (!(error instanceof DraftFailed)) throw error
    room.drafts.onFailure(error)
    throw new Refused('draft-failed')
  }
}

/** The lines of a conversation as a service drafts them, and what to look at; nothing is stored (conversations.md#drafts-with-help). */
export function draftLines(room: DraftingRoom): Handler<typeof conversations.draftLines> {
  const { service, isForStudents } = room.drafts
  return async ({ body }, { reader }) => {
    if (!mayDraftLines(reader, isForStudents)) throw new Refused('not-allowed')
    if (!service) throw new Refused('no-draft-service')
    const lines = await draftWith(room, service, body, idOfReader(reader))
    const ranks = await room.ranksOf(body.language, wordsToRank(body, lines))
    return { lines, notes: draftNotes(body, lines, ranks) }
  }
}
