/** A database that cannot be started, in one line for whoever runs the server. */
export class ClusterError extends Error {
  override readonly name = 'ClusterError'
}
