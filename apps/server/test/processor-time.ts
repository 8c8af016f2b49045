/**
 * The limits of the rules hold on a quiet machine. Old and busy ones need up to so many times as much, also of processor time, since
 * others use the same cores and caches. A cost that grows faster than the text exceeds that, too.
 */
export const slower_machine = 4

/** The processor time of this thread, in ms. */
export async function processorMs(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
