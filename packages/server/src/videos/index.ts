export { videosHandlers } from './videos-handlers'
