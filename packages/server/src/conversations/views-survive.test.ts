import { expect, test } from 'vitest'
import { makeServingPlace } from '../testing/apps/serving-place'
import { describeEachEngine } from '../testing/databases/database-engines'
import { sendCrowd } from '../testing/school/viewing-crowd'

/**
 * So many views of a start are acknowledged before the kill; eight others are then under way. The program that is killed
 * is ours: what its own database does then is seen at three moments.
 */
const moments = { separate: [1, 2, 11, 71, 200], embedded: [2, 40, 163] }

describeEachEngine('views', engine => {
  const kills = moments[engine.name]
  test(`that were acknowledged survive kill -9 at ${kills.length} moments`, async () => {
    const place = await makeServingPlace(engine)
    let acknowledged = 0
    let sent = 0
    for (const [kill, moment] of kills.entries()) {
      const app = await place.start()
      const views = (await place.viewsAt(app.address)) - 1 - kill
      expect(views).toBeGreaterThanOrEqual(acknowledged)
      expect(views).toBeLessThanOrEqual(sent)
      const crowd = sendCrowd(app.address, place.conversation)
      await crowd.seen(moment)
      app.child.kill('SIGKILL')
      await crowd.over
      await app.ended
      acknowledged += crowd.acknowledged
      sent += crowd.sent
    }
    const last = await place.start()
    const views = (await place.viewsAt(last.address)) - 1 - kills.length
    expect(views).toBeGreaterThanOrEqual(acknowledged)
    expect(views).toBeLessThanOrEqual(sent)
  }, 120_000)
})
