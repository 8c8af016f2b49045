/** A database that cannot be started, in one line for whoever runs the server. */
export class ClusterError extends Error {
  override readonly name = 'ClusterError'
}

export function diskFullAt(folder: string): ClusterError {
  return new ClusterError(
    `The disk is full, so the database in ${folder} cannot start. Free some space there and start again.`,
  )
}
