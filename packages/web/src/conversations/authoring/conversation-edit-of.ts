import type { Conversation } from '@duologue/contract/conversations'
import { languageOf } from '@duologue/domain/choices/languages'
import type {
  ConversationEdit,
  EditedCharacter,
  EditedLine,
} from '@duologue/domain/conversations/conversation-edit'
import type { Stored } from '../../autosave/autosaver'

const codeOf = (language: string) => languageOf(language) ?? 'en'

const characterOf = (told: Conversation['character1']): EditedCharacter => ({
  name: told.name,
  image: told.image,
  imageAlt: told.imageAlt,
  voice: told.voice,
})

const lineOf = ({
  position: _position,
  duration: _duration,
  madeBy,
  ...line
}: Conversation['dialogue'][number]): EditedLine => ({ ...line, madeBy: madeBy ?? null })

/** What can be edited of a conversation, and its version. */
export const storedConversation = (conversation: Conversation): Stored<ConversationEdit> => ({
  version: conversation.version,
  fields: {
    title: conversation.title,
    gist: conversation.gist,
    description: conversation.description,
    credit: conversation.credit,
    language: codeOf(conversation.language),
    difficulty: conversation.difficulty,
    translationLanguage: codeOf(conversation.translationLanguage),
    coverimage: conversation.coverimage,
    coverAlt: conversation.coverAlt,
    scene: conversation.scene,
    sceneBy: conversation.sceneBy,
    character1: characterOf(conversation.character1),
    character2: characterOf(conversation.character2),
    hasRights: conversation.authoring?.hasRights ?? false,
    isPublished: conversation.settings.isPublished,
    dialogue: conversation.dialogue.map(lineOf),
  },
})
