export { keepAddingUp } from './add-up-views'
export { conversationsHandlers } from './conversations-handlers'
export type { ConversationsRoom } from './conversations-room'
export { type SampleLine, sampleDigests, saveSample } from './sample-store'
