export { addArt } from './art-routes'
