export { findableLists } from './findable-lists'
export { forgetListDrafts } from './forget-list-drafts'
export { listFiles } from './list-files'
export { type ListName, listNameOf, listNames } from './list-names'
export { pronunciationHandlers } from './pronunciation-handlers'
export { pronunciationOf } from './pronunciation-of'
export type { PronunciationRoom } from './pronunciation-room'
export {
  findReadableLists,
  holdLists,
  type LearnableList,
  listsAmong,
  playableLists,
  type ToldList,
} from './readable-lists'
export { reportedLists } from './reported-lists'
export { begunList, playableList, requireList } from './require-list'
export { assignedItems } from './rounds/assigned-items'
export { sampleListDigests, sampleListIds, saveSampleList } from './sample-list-store'
