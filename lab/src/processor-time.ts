/** Milliseconds this thread has worked, so that a busy machine weakens no bot. */
export function processorTime(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
