import { redirect } from '@tanstack/react-router'
import { CallFailed } from '../api/call-failed'

/**
 * What a page shows; one that is not there, or not for this reader, leads to /not-found (site.md#not-found). The server
 * renders for a visitor: /not-found asks once more for whoever is logged in here, whose draft it may be
 * (site.md#not-found). That holds for every id of a thing.
 *
 * @param href the address of the page
 */
export async function foundOrNot<Found>(href: string, find: () => Promise<Found>): Promise<Found> {
  try {
    return await find()
  } catch (error) {
    if (error instanceof CallFailed && (error.status === 404 || error.status === 400)) {
      const search = import.meta.env.SSR ? { from: href } : {}
      throw redirect({ to: '/not-found', search, statusCode: 302 })
    }
    throw error
  }
}
