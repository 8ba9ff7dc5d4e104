import { Pool } from 'pg'
import { migrate } from '../../database/migrations/migrate'
import { migrationsFrom } from '../../database/migrations/migration'

/** A program to be killed: it migrates the database of its first argument with the files of its second (JSON). */
const [connectionString = '', files = '{}'] = process.argv.slice(2)
const pool = new Pool({ connectionString })
await migrate(pool, migrationsFrom(JSON.parse(files) as Record<string, string>))
process.stdout.write('done\n')
await pool.end()
