import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { DatabaseKind, OpenSchool, openSchool } from './open-school'
import type { recordPlays } from './recorded-plays'
import type { School } from './school-calls'
import type { SchoolSize } from './school-size'

const project = join(import.meta.dirname, '../..')

/** What is asked of a checkout that is measured. */
interface Checkout {
  openSchool: typeof openSchool
  recordPlays: typeof recordPlays
}

async function checkoutIn(folder: string): Promise<Checkout> {
  const part = (name: string) => import(pathToFileURL(join(folder, 'bench/school', name)).href)
  return { ...(await part('open-school.ts')), ...(await part('recorded-plays.ts')) }
}

/** A filled database with its product, and what callers know of it. */
export interface KnownSchool {
  school: OpenSchool
  known: School
}

/**
 * Opens a school of this checkout or of another one: that one's migrations, filling and product. So an older checkout has
 * a database that it understands; people, classes and things are numbered alike in all.
 */
export async function openKnownSchool(
  kind: DatabaseKind,
  size: SchoolSize,
  checkout = project,
): Promise<KnownSchool> {
  const { openSchool: open, recordPlays: record } = await checkoutIn(checkout)
  const school = await open(kind, size)
  try {
    const product = await school.startProduct()
    const recorded = await record(product.address, size)
    const conversations = await school.conversations()
    await product.stop()
    return { school, known: { size, conversations, recorded } }
  } catch (error) {
    await school.close()
    throw error
  }
}
