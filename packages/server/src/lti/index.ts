export { forgettingLaunchesWork } from './forgetting-launches'
export { ltiOf } from './lti-in-export'
export { addLtiPages } from './lti-pages'
export type { LtiRoom } from './lti-room'
