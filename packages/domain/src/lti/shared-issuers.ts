const shared = [
  'https://canvas.instructure.com',
  'https://canvas.beta.instructure.com',
  'https://canvas.test.instructure.com',
  'https://blackboard.com',
]

/** Whether an issuer is the same for many schools: then each of its deployments is let in by itself (lti.md#deployments). */
export const isSharedIssuer = (issuer: string): boolean =>
  shared.includes(issuer.replace(/\/+$/, '').toLowerCase())
