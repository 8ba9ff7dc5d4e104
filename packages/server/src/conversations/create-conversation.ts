import type { conversations } from '@duologue/contract/conversations'
import { foldText } from '@duologue/domain/text/fold'
import { idOfReader } from '../accounts/index'
import type { Handler } from '../http/handlers'
import { newId } from '../outside/random/new-id'
import type { ConversationRow } from './conversation-table'
import type { AuthoringRoom } from './conversations-room'
import { hasDrafted, madeLines, textsToRead } from './lines/made-lines'
import { insertConversation } from './new-conversation-store'
import { seenConversation } from './seen-conversation'
import { sentFields } from './sent-fields'
import { usableFiles } from './usable-files'

/** A new draft of one's own (conversations.md#creating-one): blank, or with lines. */
export function createConversation(
  room: AuthoringRoom,
): Handler<typeof conversations.createConversation> {
  const { database, clock, random } = room
  return async ({ body }, { reader }) => {
    const author = idOfReader(reader)
    const now = clock.now()
    const files = await usableFiles(room, body, author, [])
    const pinyin = await room.pinyinOf(
      body.language === 'zh' ? textsToRead(body.dialogue ?? []) : [],
    )
    const made: Omit<ConversationRow, 'shortid'> = {
      id: newId(random, clock),
      contentKey: null,
      contentDigest: null,
      gist: '',
      description: '',
      coverimage: null,
      coverAlt: '',
      scene: null,
      sceneBy: null,
      credit: '',
      difficulty: null,
      translationLanguage: 'en',
      otherTranslations: [],
      author,
      isPublished: false,
      hasRights: false,
      isDrafted: false,
      views: 0,
      version: 1,
      dialogueVersion: 1,
      createdAt: now,
      updatedAt: now,
      publishedAt: null,
      deletedAt: null,
      heldAt: null,
      heldPublished: false,
      title: body.title,
      titleSearch: foldText(body.title),
      language: body.language,
      character1Name: body.character1.name,
      character1Image: null,
      character1ImageAlt: '',
      character1Voice: null,
      character2Name: body.character2.name,
      character2Image: null,
      character2ImageAlt: '',
      character2Voice: null,
      ...sentFields(body, files),
    }
    const told = { conversation: made.id, before: [], files, pinyin }
    // The ids are ours: one that is sent may be that of a line that is there already.
    const fresh = (body.dialogue ?? []).map(({ id: _, ...line }) => line)
    const lines = madeLines(room, fresh, told)
    const stored = await insertConversation(room, { ...made, isDrafted: hasDrafted(lines) }, lines)
    return seenConversation(database, stored, reader, lines)
  }
}
