import { here, places } from './network.ts'

export interface ClusterOptions {
  /** Whether a leader waits for its replica; without it acknowledged writes may be lost. */
  readonly isSynchronous: boolean
}

/** Lower than Patroni's own times, so that a lost leader is replaced within 30 s. */
const times = { ttl: 20, loop_wait: 5, retry_timeout: 5 }

/** As JSON, which YAML contains. */
export function patroniSettings(
  place: 'north' | 'south',
  folder: string,
  binaries: string,
  { isSynchronous }: ClusterOptions,
): string {
  const address = places[place]
  return JSON.stringify({
    scope: 'meridian',
    name: place,
    restapi: { listen: `${address}:8008`, connect_address: `${address}:8008` },
    etcd3: { hosts: [`${places.store}:2379`] },
    bootstrap: {
      dcs: {
        ...times,
        maximum_lag_on_failover: 1 << 30,
        synchronous_mode: isSynchronous,
        failsafe_mode: true,
        postgresql: { use_pg_rewind: true, use_slots: true },
      },
      initdb: [{ encoding: 'UTF8' }, 'data-checksums', { locale: 'C.UTF-8' }],
    },
    postgresql: {
      listen: `${address}:5432`,
      connect_address: `${address}:5432`,
      data_dir: `${folder}/data`,
      bin_dir: binaries,
      pgpass: `${folder}/pgpass`,
      // A leader that had gone on alone is copied anew where it cannot be rewound.
      remove_data_directory_on_rewind_failure: true,
      remove_data_directory_on_diverged_timelines: true,
      authentication: {
        superuser: { username: 'postgres', password: 'postgres' },
        replication: { username: 'replicator', password: 'replicator' },
        rewind: { username: 'rewinder', password: 'rewinder' },
      },
      pg_hba: [
        'local all all trust',
        'host all all 10.77.0.0/24 trust',
        'host replication all 10.77.0.0/24 trust',
      ],
      parameters: {
        unix_socket_directories: folder,
        max_connections: 100,
        wal_log_hints: 'on',
        log_min_error_statement: 'panic',
        shared_buffers: '64MB',
        timezone: 'UTC',
      },
    },
  })
}

/** Asks each node every second whether it leads, and ends the connections to one that no longer does. */
export const haproxySettings = `global
  maxconn 500
defaults
  mode tcp
  timeout connect 2s
  timeout client 30m
  timeout server 30m
  timeout check 1s
listen leader
  bind 127.0.0.1:5000
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
  server north ${places.north}:5432 check port 8008
  server south ${places.south}:5432 check port 8008
`

export const pgbouncerSettings = `[databases]
meridian = host=127.0.0.1 port=5000 dbname=meridian user=meridian
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = 6432
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 30
max_client_conn = 500
server_login_retry = 1
server_connect_timeout = 3
server_check_delay = 0
query_wait_timeout = 10
`

/** For calls and jobs, and for what listens. */
export const addresses = {
  pooled: 'postgres://meridian@127.0.0.1:6432/meridian',
  direct: 'postgres://meridian@127.0.0.1:5000/meridian',
  host: here,
}
