export { keepAddingUp } from './add-up-views'
export { titlesOf } from './assigned-store'
export { conversationFiles } from './conversation-files'
export { conversationsHandlers } from './conversations-handlers'
export { conversationsOf } from './conversations-of'
export type { AuthoringRoom, ConversationsRoom } from './conversations-room'
export { forgetDrafts } from './forget-drafts'
export {
  assignedLines,
  begunDialogue,
  readableConversation,
  readableDialogue,
} from './get-conversation'
export { learnableLines } from './learnable-lines'
export { mayChangeLine } from './may-change-line'
export { keepReading } from './read-words'
export {
  holdReadable,
  type Playable,
  playableConversations,
  readableCards,
  readableIds,
} from './readable-conversations'
export { viewerNames } from './record-view'
export { reportedConversations } from './reported-conversations'
export { type SampleLine, sampleDigests, sampleIds, saveSample } from './sample-store'
export { lineTranslations } from './translated-lines'
