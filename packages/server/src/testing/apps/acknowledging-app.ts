import { connectDatabase } from '../../database/connect'
import { recordingLog } from './recording-log'

/**
 * A program to be killed: it opens the database in the folder of its argument, then writes rows
 * from four sides for ever and prints the number of each one as soon as it is acknowledged. With
 * `once` as second argument it stops cleanly after the first row.
 */
const [dataDir = '', mode] = process.argv.slice(2)
try {
  const { pool, close } = await connectDatabase({ dataDir, log: recordingLog() })
  await pool.query('create table if not exists written (number int generated always as identity)')
  const write = async (): Promise<void> => {
    const { rows } = await pool.query<{ number: number }>(
      'insert into written default values returning number',
    )
    process.stdout.write(`${rows[0]?.number}\n`)
    if (mode !== 'once') await write()
  }
  if (mode === 'once') await write()
  else await Promise.all([write(), write(), write(), write()])
  await close()
} catch (error) {
  process.stdout.write(`${String(error)}\n`)
}
