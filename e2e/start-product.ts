import type { TestProject } from 'vitest/node'
import { openDraftService } from './draft-service'
import { openProduct } from './open-product'

declare module 'vitest' {
  interface ProvidedContext {
    address: string
    /** The product's data folder; its mails lie in `outbox`. */
    dataDir: string
  }
}

/** Starts the product as a visitor's host would, with `npm start`'s own script. */
export async function setup(test: TestProject): Promise<() => Promise<void>> {
  const drafts = await openDraftService()
  const product = await openProduct({
    script: 'scripts/start.js',
    environment: {
      DRAFT_SERVICE_URL: drafts.url,
      // All journeys come from one address, two at a time, like a school.
      SCHOOL_NETWORKS: '127.0.0.0/8,::1/128',
    },
  })
  test.provide('address', product.address)
  test.provide('dataDir', product.dataDir)
  return async () => {
    await product.close()
    drafts.close()
  }
}
