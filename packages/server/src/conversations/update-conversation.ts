import type { conversations } from '@duologue/contract/conversations'
import { publishBlockText } from '@duologue/domain/conversations/publish-block-text'
import { publishBlocks } from '@duologue/domain/conversations/publish-blocks'
import { isSame } from '@duologue/domain/saving/is-same'
import { idOfReader, requireMayPublish } from '../accounts/index'
import { inTransaction } from '../database/transaction'
import type { Handler } from '../http/handlers'
import { ChangedElsewhere, Refused } from '../http/refused'
import { changeableConversation } from './changeable-conversation'
import { linesOf } from './conversation-store'
import type { ConversationRow, LineRow } from './conversation-table'
import type { AuthoringRoom } from './conversations-room'
import { checkedOf } from './lines/checked-of'
import { foundScene } from './lines/found-scene'
import { changeConversation, lockConversation, lockedLines } from './lines/line-store'
import { deleteOtherTranslations } from './lines/line-translation-store'
import { filesOfLines, hasDrafted, madeLines, textsToRead } from './lines/made-lines'
import { removedLinesOf } from './lines/removed-line-store'
import { isOtherBattle, storeLines } from './lines/store-lines'
import { seenConversation } from './seen-conversation'
import { sentFields } from './sent-fields'
import { usableFiles } from './usable-files'

/** What is published must pass the checks of publishing as long as it is (conversations.md#publishing). */
function refuseUnfit(row: ConversationRow, dialogue: readonly LineRow[]): void {
  const checked = checkedOf(row, dialogue)
  const blocks = publishBlocks(checked)
  if (blocks.length === 0) return
  const fields = Object.fromEntries(blocks.map(block => [block, publishBlockText(block, checked)]))
  throw new Refused('not-publishable', fields)
}

/** Pictures that the conversation itself uses already. */
const ownPictures = (row: ConversationRow) =>
  [row.coverimage, row.character1Image, row.character2Image]
    .filter(address => address !== null)
    .map(
      address =>
        [address, { kind: 'image', durationMs: null }] as [
          string,
          { kind: 'image'; durationMs: null },
        ],
    )

/** Changes what is sent; with a version that is over, nothing (saving.md#versions). */
export function updateConversation(
  room: AuthoringRoom,
): Handler<typeof conversations.updateConversation> {
  const { database, clock, random } = room
  return async ({ params, body }, { reader }) => {
    const seen = await changeableConversation(database, params.id, reader)
    if (body.settings?.isPublished) requireMayPublish(reader)
    const [lines, removed] = body.dialogue
      ? await Promise.all([linesOf(database, seen.id), removedLinesOf(database, seen.id)])
      : [[], []]
    const used = [...ownPictures(seen), ...filesOfLines([...lines, ...removed])]
    const files = await usableFiles(room, body, idOfReader(reader), used)
    const isChinese = (body.language ?? seen.language) === 'zh'
    const pinyin = await room.pinyinOf(isChinese ? textsToRead(body.dialogue ?? []) : [])

    const { row, dialogue, isStale } = await inTransaction(database, random, async tx => {
      const now = await lockConversation(tx, seen.id)
      if (!now || now.deletedAt !== null) throw new Refused('conversation-not-found')
      const before = await lockedLines(tx, now.id)
      if (body.version !== undefined && body.version !== now.version)
        return { row: now, dialogue: before, isStale: true }
      if (now.heldAt && body.settings?.isPublished) throw new Refused('held-for-review')
      const made = { conversation: now.id, before, files, pinyin }
      const after = body.dialogue ? madeLines(room, body.dialogue, made) : before
      const isPublished = body.settings?.isPublished ?? now.isPublished
      const publishedAt = isPublished ? (now.publishedAt ?? clock.now()) : now.publishedAt
      const isDrafted = now.isDrafted || hasDrafted(after)
      const told = { ...now, ...sentFields(body, files), isPublished, publishedAt, isDrafted }
      const isFirst = isPublished && now.publishedAt === null
      const changed = isFirst ? { ...told, ...foundScene(told, after) } : told
      if (isPublished) refuseUnfit(changed, after)
      if (isSame([changed, after], [now, before])) return { row: now, dialogue: before }
      await storeLines(tx, now.id, before, after, clock.now())
      const isOther = changed.language !== now.language || isOtherBattle(before, after)
      // Nobody saw them while the lines were edited (conversations.md#several-languages).
      const isRetold = isOther || changed.translationLanguage !== now.translationLanguage
      if (isRetold && now.otherTranslations.length > 0) await deleteOtherTranslations(tx, now.id)
      const { id: _, ...columns } = changed
      const stored = await changeConversation(tx, now.id, {
        ...columns,
        otherTranslations: isRetold ? [] : now.otherTranslations,
        version: now.version + 1,
        dialogueVersion: now.dialogueVersion + (isOther ? 1 : 0),
        updatedAt: clock.now(),
      })
      return { row: stored, dialogue: after }
    })
    const current = await seenConversation(database, row, reader, dialogue)
    if (isStale) throw new ChangedElsewhere('conversation-changed', current)
    return current
  }
}
