/** Fetched behind the page; whoever has the names at hand anyway takes them from their own file. */
export { sceneAlt } from './scene-alt'
