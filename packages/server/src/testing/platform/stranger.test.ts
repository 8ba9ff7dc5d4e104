import { type LTIStorage, LTITool } from '@lti-tool/core'
import { expect, onTestFinished, test } from 'vitest'
import * as z from 'zod/mini'
import { ltiRoles } from './platform-school'
import { signingTool } from './signing-tool'
import { startPlatform } from './start-platform'
import { askAuthorisation } from './walk-launch'

// The library has zod speak English for the whole process, other tests in it among them.
Reflect.deleteProperty(z.config(), 'localeError')

/** What a stranger's library keeps, in memory: nonces, and the one platform that it knows. */
function storageOf(platform: {
  issuer: string
  origin: string
  clientId: string
  deploymentId: string
}): LTIStorage {
  const nonces = new Set<string>()
  const known: Partial<LTIStorage> = {
    storeNonce: async nonce => {
      nonces.add(nonce)
    },
    validateNonce: async nonce => nonces.delete(nonce),
    addSession: async ({ id }) => id,
    getLaunchConfig: async (iss, clientId, deploymentId) => ({
      iss,
      clientId,
      deploymentId,
      authUrl: `${platform.origin}/authorise`,
      tokenUrl: `${platform.origin}/token`,
      jwksUrl: `${platform.origin}/keys`,
    }),
  }
  return known as LTIStorage
}

// Keeps this platform honest: it is not only our own product that can talk to it.
test('a library that we did not write launches here, and sends a score', async () => {
  const { known, keys } = await signingTool()
  const platform = await startPlatform({ tool: known })
  onTestFinished(() => platform.close())
  const course = platform.school.addCourse()
  const mia = platform.school.addPerson(course, [ltiRoles.learner])
  const link = platform.placeByHand(course)

  const stranger = new LTITool({
    stateSecret: new TextEncoder().encode('s'.repeat(32)),
    keyPair: keys,
    storage: storageOf(platform),
  })
  const { iss, client_id, login_hint, target_link_uri, lti_message_hint, lti_deployment_id } =
    platform.begin({ person: mia, course, link })
  const address = await stranger.handleLogin({
    iss: iss ?? '',
    client_id: client_id ?? '',
    login_hint: login_hint ?? '',
    target_link_uri: target_link_uri ?? '',
    lti_message_hint: lti_message_hint ?? '',
    lti_deployment_id: lti_deployment_id ?? '',
    launchUrl: known.redirects[0] ?? '',
  })
  const { fields } = await askAuthorisation(address)
  const launch = await stranger.verifyLaunch(fields.id_token ?? '', fields.state ?? '')
  const session = await stranger.createSession(launch)
  expect(session).toMatchObject({ user: { id: mia.id }, isStudent: true })
  await stranger.submitScore(session, {
    userId: mia.id,
    scoreGiven: 80,
    scoreMaximum: 100,
    activityProgress: 'Completed',
    gradingProgress: 'FullyGraded',
  })
  expect(platform.school.scores).toMatchObject([{ userId: mia.id, scoreGiven: 80 }])
  expect(platform.refused).toEqual([])
})
