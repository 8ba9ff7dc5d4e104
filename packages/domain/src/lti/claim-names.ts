const lti = 'https://purl.imsglobal.org/spec/lti/claim/'
const deepLinking = 'https://purl.imsglobal.org/spec/lti-dl/claim/'

/** The claims of LTI 1.3 and its services that are read or said here, by their names in a token. */
export const claimNames = {
  version: `${lti}version`,
  messageType: `${lti}message_type`,
  deployment: `${lti}deployment_id`,
  target: `${lti}target_link_uri`,
  resourceLink: `${lti}resource_link`,
  roles: `${lti}roles`,
  context: `${lti}context`,
  presentation: `${lti}launch_presentation`,
  custom: `${lti}custom`,
  deepLinking: `${deepLinking}deep_linking_settings`,
  contentItems: `${deepLinking}content_items`,
  data: `${deepLinking}data`,
  scores: 'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint',
  members: 'https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice',
} as const

/** The messages of a platform that open something here. */
export const messageTypes = {
  resource: 'LtiResourceLinkRequest',
  deepLink: 'LtiDeepLinkingRequest',
} as const
