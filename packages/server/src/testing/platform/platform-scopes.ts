/** What a tool may be let do, by the names of the specifications. */
export const ltiScopes = {
  columns: 'https://purl.imsglobal.org/spec/lti-ags/scope/lineitem',
  readColumns: 'https://purl.imsglobal.org/spec/lti-ags/scope/lineitem.readonly',
  scores: 'https://purl.imsglobal.org/spec/lti-ags/scope/score',
  results: 'https://purl.imsglobal.org/spec/lti-ags/scope/result.readonly',
  members: 'https://purl.imsglobal.org/spec/lti-nrps/scope/contextmembership.readonly',
} as const
