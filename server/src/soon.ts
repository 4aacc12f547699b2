/** Runs something after what is under way, before anything that has to wait for a clock. */
export const soon: (run: () => void) => void =
  (globalThis as { setImmediate?: (run: () => void) => void }).setImmediate ?? ((run) => void setTimeout(run))
