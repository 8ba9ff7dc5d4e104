/// <reference types="vite/types/importMeta.d.ts" />
import { migrationsFrom } from './migration'

/** Every migration of this program, in order. The bundler puts the files' text in place of the glob. */
export const allMigrations = migrationsFrom(
  import.meta.glob<string>('./*.sql', { query: '?raw', import: 'default', eager: true }),
)
