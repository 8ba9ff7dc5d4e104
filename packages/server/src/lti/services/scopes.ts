/** What a platform may let us do, by the names of the specifications (lti.md#scores, lti.md#members). */
export const ltiScopes = {
  columns: 'https://purl.imsglobal.org/spec/lti-ags/scope/lineitem',
  scores: 'https://purl.imsglobal.org/spec/lti-ags/scope/score',
  members: 'https://purl.imsglobal.org/spec/lti-nrps/scope/contextmembership.readonly',
} as const
