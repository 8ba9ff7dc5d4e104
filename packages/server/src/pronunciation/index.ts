export { findableLists } from './findable-lists'
export { forgetListDrafts } from './forget-list-drafts'
export { listFiles } from './list-files'
export { pronunciationHandlers } from './pronunciation-handlers'
export { pronunciationOf } from './pronunciation-of'
export type { PronunciationRoom } from './pronunciation-room'
export {
  findReadableLists,
  holdLists,
  type LearnableList,
  listsAmong,
  type ToldList,
} from './readable-lists'
export { reportedLists } from './reported-lists'
export { begunList } from './require-list'
export { playedList, playedLists } from './rounds/played-lists'
export { sampleListDigests, sampleListIds, saveSampleList } from './sample-list-store'
