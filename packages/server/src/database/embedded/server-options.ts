import { socketPort } from './socket-folder'

/**
 * A small server for the processes of one machine: only a socket, no replication, memory that works
 * with a tiny or read-only /dev/shm. Its log holds neither statements nor the values of failed ones.
 */
export function serverOptions(
  cluster: string,
  socketFolder: string,
  major: number,
  processes = 1,
): string[] {
  const settings: Record<string, string> = {
    listen_addresses: '',
    unix_socket_permissions: '0700',
    shared_buffers: `${Math.min(64 * processes, 1024)}MB`,
    // Those of the product, a second program beside it (backup, a bench), and what a crash leaves behind.
    max_connections: String(processes === 1 ? 50 : 24 + 13 * processes),
    dynamic_shared_memory_type: 'mmap',
    wal_level: 'minimal',
    max_wal_senders: '0',
    max_logical_replication_workers: '0',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    ...(major >= 18 ? { io_method: 'sync' } : {}),
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  return ['-D', cluster, '-k', socketFolder, '-p', String(socketPort), ...flags]
}
