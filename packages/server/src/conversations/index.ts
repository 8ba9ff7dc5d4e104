export { conversationFiles } from './conversation-files'
export { conversationsHandlers } from './conversations-handlers'
export { conversationsOf } from './conversations-of'
export type { AuthoringRoom, ConversationsRoom, DraftingRoom } from './conversations-room'
export { findableConversations, spokenLanguages } from './findable-conversations'
export { forgetDrafts } from './forget-drafts'
export {
  begunDialogue,
  findDialogue,
  idOfConversation,
  requireConversation,
  requireDialogue,
} from './get-conversation'
export { isLineThere, languageOfConversation } from './lines/columns-of-others'
export { learnableLines } from './lines/learnable-lines'
export { differentWords } from './lines/line-word-store'
export { mayChangeLine } from './lines/may-change-line'
export { type SampleDialogue, sampleDialogues, sampleLanguages } from './lines/sample-dialogues'
export { lineTranslations } from './lines/translated-lines'
export { lineIdsOf, playedConversation, playedConversations } from './played/played-conversations'
export {
  conversationsAmong,
  findLearnable,
  findLearnableCards,
  findReadableCards,
  findReadableScenes,
  holdReadable,
  type Learnable,
  type ToldConversation,
} from './readable-conversations'
export { reportedConversations } from './reported-conversations'
export { type SampleLine, sampleDigests, sampleIds, saveSample } from './sample-conversation-store'
export { readingWork } from './search/read-words'
export { addingUpWork } from './views/add-up-views'
export { viewerNames } from './views/record-view'
